// From bytes to trees: what the parsers of the stock Kaitai compiler read becomes nodes with places, and the checks of
// the schema become findings. Knows no format; what a schema cannot say about one stands in formats.js.
"use strict";
(function (all) {
  const decoder = new TextDecoder("utf-8");
  const strict = new TextDecoder("utf-8", { fatal: true });

  // -- values ---------------------------------------------------------------------------------------------------------

  /** Text that cannot steer anything: what is not printable as an escape. */
  function escaped(text) {
    return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) => {
      const code = char.codePointAt(0);
      return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
    });
  }

  /** The shortest decimal that 32 bits store as the same number. */
  function single(value) {
    if (!Number.isFinite(value)) return String(value);
    for (let digits = 1; digits < 10; digits++) {
      const short = Number(value.toPrecision(digits));
      if (Object.is(Math.fround(short), Math.fround(value))) return String(short);
    }
    return String(value);
  }

  function bytesText(bytes) {
    if (bytes.length > 16) return `${bytes.length.toLocaleString("en")} bytes`;
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ") || "nothing";
  }

  function valueText(leaf, schema) {
    const { field, value } = leaf;
    if (leaf.text !== undefined) return leaf.text;
    if (value === undefined) return "";
    if (field.enum) {
      const name = schema.enums[field.enum][value];
      return name === undefined ? String(value) : `${name} (${value})`;
    }
    if (typeof value === "number") return field.kind === "float" && field.single ? single(value) : String(value);
    if (field.kind === "text") return `"${escaped(decoder.decode(value))}"`;
    if (field.array) {
      const form = arrayOf(leaf);
      if (form) return `${form.dtype} [${form.shape.join(", ")}]`;
    }
    return value instanceof Uint8Array ? bytesText(value) : escaped(String(value));
  }

  function arrayOf(leaf) {
    try {
      const [dtype, shape] = leaf.field.array;
      const name = dtype(leaf.record, leaf.root, leaf.index);
      return name === undefined ? null : { dtype: name, shape: shape(leaf.record, leaf.root, leaf.index).map(Number) };
    } catch (error) {
      return null;
    }
  }

  // -- trees ----------------------------------------------------------------------------------------------------------

  /**
   * The tree of a record, as far as it was read.
   *
   * Nodes have path, name, offset, length, and either children or a field with its value. `state.open` is the field at
   * which reading ended in the middle.
   */
  function walk(record, schema, root, path, state) {
    const type = schema.types[record.constructor.name];
    const node = { path, name: path, type, record, children: [], kind: "record" };
    for (const field of type.fields) {
      const at = record._debug[field.js];
      if (at === undefined) continue;
      const name = path ? `${path}.${field.id}` : field.id;
      const value = record[field.js];
      if (!field.many) {
        node.children.push(one(value, at, record, field, 0, name, schema, root, state));
        continue;
      }
      const items = (at.arr || []).map((place, index) =>
        one(value === undefined ? undefined : value[index], place, record, field, index, `${name}[${index}]`, schema, root, state));
      node.children.push(finish({ path: name, name: field.id, field, children: items, kind: field.kind, list: true }, at));
    }
    return node;
  }

  function one(value, at, record, field, index, path, schema, root, state) {
    let node;
    if (field.kind === "record" && value && value._debug) {
      node = walk(value, schema, root, path, state);
      node.field = field;
    } else {
      node = { path, field, record, root, index, value, kind: field.kind };
      if (at.end === undefined) state.open = { path, offset: at.ioOffset + at.start, field };
      else state.leaves.push(node);
    }
    node.name = path.slice(path.lastIndexOf(".") + 1);
    return finish(node, at);
  }

  function finish(node, at) {
    node.offset = at.ioOffset + at.start;
    const last = node.children && node.children.at(-1);
    const end = at.end === undefined ? (last ? last.offset + last.length : node.offset) : at.ioOffset + at.end;
    node.length = end - node.offset;
    return node;
  }

  /** Every node by its path. */
  function index(node, found = new Map()) {
    found.set(node.path, node);
    for (const child of node.children || []) index(child, found);
    return found;
  }

  // -- reading --------------------------------------------------------------------------------------------------------

  const REASONS = {
    EOFError: (error) => `needs ${error.bytesReq} bytes, ${error.bytesAvail} are left`,
    ValidationNotEqualError: () => "is something else",
    ValidationLessThanError: () => "is less",
    ValidationGreaterThanError: () => "is more",
    ValidationNotAnyOfError: () => "is none of them",
    ValidationNotInEnumError: () => "is none of them",
    ValidationExprError: () => "is something else",
  };

  /** Reads a record that was made for `bytes`; gives the tree so far, the leaves, and the fault if there is one. */
  function readRecord(record, schema, root, path, base) {
    let error = null;
    try {
      record._read();
    } catch (caught) {
      error = caught;
    }
    const state = { leaves: [], open: null };
    const tree = walk(record, schema, root, path, state);
    tree.offset = base;
    const last = tree.children.at(-1);
    tree.length = last ? last.offset + last.length - base : 0;
    return { tree, leaves: state.leaves, fault: error && faultOf(error, state, base, schema) };
  }

  function faultOf(error, state, base, schema) {
    const name = error.name || error.constructor.name;
    const last = state.leaves.at(-1);
    const reason = REASONS[name] ? REASONS[name](error) : escaped(String(error.message || error));
    if (state.open || !last) {
      const place = state.open || { path: "", offset: base };
      return { rule: "GEN001", path: place.path, offset: place.offset, length: 0, message: `The data end before a field does: ${reason}` };
    }
    // A constraint: the field was read, and is the last one.
    const { field, path, offset, length } = last;
    const rule = field.rule || "";
    const known = schema.rules[rule];
    const summary = known ? known[1].replace(/\.$/, "") : "The field cannot be read";
    last.refused = true;
    return { rule, path, offset, length, message: `${summary}: expected ${field.expected || "something else"}, got ${valueText(last, schema)}` };
  }

  // -- checks ---------------------------------------------------------------------------------------------------------

  /** Rule and path of everything that a complete tree breaks. */
  function broken(node, root, found = []) {
    for (const child of node.children || []) broken(child, root, found);
    if (node.children) {
      for (const [rule, , test] of (node.type && node.type.checks) || []) apply(rule, test, node, root, found);
    } else if (node.field.padding && node.value.some((byte) => byte)) {
      found.push({ rule: node.field.padding, path: node.path });
    } else if (node.field.text && !isText(node.value)) {
      found.push({ rule: node.field.text, path: node.path });
    }
    return found;
  }

  function apply(rule, test, node, root, found) {
    let paths;
    try {
      paths = test(node.record, root);
    } catch (error) {
      // What a rule is about is not there.
      return;
    }
    for (const path of paths) {
      const absolute = path.startsWith("/");
      found.push({ rule, path: absolute ? path.slice(1) : [node.path, path].filter(Boolean).join(".") });
    }
  }

  function isText(bytes) {
    try {
      strict.decode(bytes);
      return true;
    } catch (error) {
      return false;
    }
  }

  /** Findings with severity, summary and place, in file order. */
  function findings(tree, root, schema) {
    const places = index(tree);
    return broken(tree, root).map(({ rule, path }) => {
      let place = path;
      while (place && !places.has(place)) place = place.slice(0, Math.max(place.lastIndexOf("."), 0));
      const node = places.get(place) || tree;
      const [severity, summary] = schema.rules[rule];
      const value = node.path === path && !node.children ? `: is ${valueText(node, schema)}` : "";
      return { rule, severity, path, offset: node.offset || 0, length: node.length || 0, message: summary.replace(/\.$/, "") + value };
    }).sort((a, b) => a.offset - b.offset);
  }

  // -- tensors --------------------------------------------------------------------------------------------------------

  /** The tensors of a tree, named as the library names them. */
  function tensors(tree, root, schema) {
    const found = [];
    for (const payload of schema.payloads) {
      const list = tree.children.find((one) => one.name === payload.field);
      const items = list && list.children.find((one) => one.name === payload.itemsId);
      if (!items) continue;
      const names = [];
      (root[payload.owners] || []).forEach((owner, at) => {
        const body = payload.via ? owner[payload.via] : owner;
        const type = body && schema.types[body.constructor.name];
        for (const [name, roles] of (type && type.tensors ? type.tensors(body, root) : []))
          if (roles.includes(payload.role)) names.push([payload.ownersId, at, name, payload.role].filter((part) => part !== "").join("."));
      });
      items.children.forEach((leaf, at) => found.push(tensor(names[at] || `${payload.field}.${at}`, leaf)));
    }
    roles(tree, "", found);
    return unique(found);
  }

  function roles(node, prefix, found) {
    for (const child of node.children || []) {
      const match = /^(.*)\[(\d+)\]$/.exec(child.name);
      const name = match ? `${match[1]}.${match[2]}` : child.name;
      if (child.field && child.field.role) {
        const leaf = child.children ? child.children.find((one) => one.field && one.field.array) : child;
        if (leaf) found.push(tensor(`${prefix}${child.field.role}`, leaf));
      } else if (child.children) {
        // A list hands its owner's prefix on: its elements are numbered. A record below one adds nothing to the name.
        roles(child, child.list ? prefix : match ? `${prefix}${name}.` : prefix, found);
      }
    }
  }

  function tensor(name, leaf) {
    const form = arrayOf(leaf) || { dtype: "unknown", shape: [] };
    return { name, ...form, offset: leaf.offset, nbytes: leaf.length, path: leaf.path, bytes: leaf.value };
  }

  function unique(found) {
    const seen = new Map();
    for (const one of found) {
      const count = (seen.get(one.name) || 0) + 1;
      seen.set(one.name, count);
      if (count > 1) one.name += `#${count}`;
    }
    return found;
  }

  const half = (word) => {
    const sign = word & 0x8000 ? -1 : 1;
    const exponent = (word >> 10) & 31;
    const fraction = word & 1023;
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
  };
  const word = new DataView(new ArrayBuffer(4));
  const brain = (value) => {
    word.setUint16(2, value, true);
    word.setUint16(0, 0, true);
    return word.getFloat32(0, true);
  };
  const ARRAYS = {
    float32: Float32Array, float64: Float64Array, int8: Int8Array, uint8: Uint8Array, int16: Int16Array, int32: Int32Array,
    uint16: Uint16Array, uint32: Uint32Array,
  };

  /** The elements of a tensor as numbers; null where this page cannot decode them. */
  function numbers(tensor) {
    const { bytes, dtype, table } = tensor;
    if (table) {
      const floats = new Float32Array(table.slice().buffer);
      return Float32Array.from(bytes, (at) => floats[at]);
    }
    const cut = (size) => bytes.slice(0, bytes.length - (bytes.length % size)).buffer;
    if (dtype === "float16" || dtype === "bfloat16")
      return Float32Array.from(new Uint16Array(cut(2)), dtype === "float16" ? half : brain);
    const kind = ARRAYS[dtype];
    return kind ? new kind(cut(kind.BYTES_PER_ELEMENT)) : null;
  }

  /** Least, largest and mean of the numbers that are some, how many are none, and a histogram in so many parts. */
  function statistics(values, parts = 24) {
    let low = Infinity, high = -Infinity, sum = 0, odd = 0;
    for (const value of values) {
      if (!Number.isFinite(value)) { odd++; continue; }
      if (value < low) low = value;
      if (value > high) high = value;
      sum += value;
    }
    const count = values.length - odd;
    const bins = new Array(parts).fill(0);
    const width = (high - low) / parts || 1;
    if (count) for (const value of values)
      if (Number.isFinite(value)) bins[Math.min(parts - 1, Math.floor((value - low) / width))]++;
    return { low, high, mean: count ? sum / count : NaN, odd, bins, count };
  }

  all.reader = { arrayOf, bytesText, escaped, findings, index, numbers, readRecord, single, statistics, tensors, unique, valueText, walk };
})(globalThis.Inspector = globalThis.Inspector || {});
