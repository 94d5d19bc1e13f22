// What a schema cannot say about a format: which of several layouts a file has, and how two files make one model.
// A format without an entry here is read by its schema alone.
"use strict";
(function (all) {
  const { reader, paramText } = all;
  const schemas = globalThis.NKFORMATS;

  const classOf = (schema, name) => (name === schema.root ? globalThis[schema.root][schema.root] : globalThis[schema.root][schema.root][name]);
  const stream = (bytes) => new KaitaiStream(bytes.buffer, bytes.byteOffset);

  function readRoot(schema, bytes, ...params) {
    const record = new (classOf(schema, schema.root))(stream(bytes), null, null, ...params);
    return { record, ...reader.readRecord(record, schema, record, "", 0) };
  }

  /** One file of one layout. */
  function single(schema, file, read, variant) {
    const { record, tree, leaves, fault } = read;
    return {
      schema, variant, fault, views: [{ name: file.name, bytes: file.bytes, tree, leaves }], unread: "",
      findings: fault ? [] : reader.findings(tree, record, schema),
      tensors: reader.tensors(tree, record, schema),
    };
  }

  function plain(schema, [file]) {
    return single(schema, file, readRoot(schema, file.bytes), "");
  }

  // -- messages ---------------------------------------------------------------------------------------------------------

  /** The root of the schema is the wire format: a row of fields by number, which only the message gives a meaning. */
  function wire(schema, [file]) {
    const result = plain(schema, [file]);
    result.unread = "This page shows the outermost message as it is written: fields by number with their bytes. What they mean, the messages in them and the tensors: nkformats inspect, dump, tensors and hexdump.";
    return result;
  }

  // -- a format whose files do not name their layout --------------------------------------------------------------------

  /** A wrong parameter count alone rules no layout out. */
  const COUNT = "NNN102";

  function layouts(schema, [file]) {
    const names = Object.entries(schema.enums.layout).map(([number, name]) => [Number(number), name.toUpperCase()]).reverse();
    if (file.bytes[0] === 0x7b) throw new Error("This is JSON of an earlier era. The command line reads it; its bytes are no fields.");
    const fits = [];
    let best = null;  // of the layouts that do not fit, the one that made more of the file
    for (const [number, name] of names) {
      const read = readRoot(schema, file.bytes, number);
      const found = read.fault ? [] : reader.findings(read.tree, read.record, schema);
      const wrong = found.find((one) => one.severity === "error" && one.rule !== COUNT);
      if (!read.fault && !wrong) fits.push({ read, name, counts: !found.some((one) => one.rule === COUNT) });
      if (read.fault || wrong) {
        read.fault = read.fault || { ...wrong };
        best = best ? further(best, { read, name }) : { read, name };
      }
    }
    const chosen = fits.find((one) => one.counts) || fits[0];
    if (chosen) return single(schema, file, chosen.read, fits.map((one) => one.name).reverse().join("/"));
    best.read.fault.message += `; fits none of the layouts, ${best.name} got furthest`;
    return single(schema, file, best.read, best.name);
  }

  /**
   * Which of two layouts made more of a file that none fits; `newer` has been tried before. One that read the whole file
   * and then found a rule broken is the file's. Else the older must have read at least as many layers, and have met its
   * fault behind the newer's: a layout that lacks a field reads past a fault in it without noticing.
   */
  function further(newer, older) {
    if (isClean(newer.read)) return newer;
    if (isClean(older.read)) return older;
    const layers = progress(older.read);
    return layers >= Math.max(progress(newer.read), 1) && older.read.fault.offset > newer.read.fault.offset ? older : newer;
  }

  const ended = ({ record }) => record._debug.trailing !== undefined && record.trailing !== undefined;
  const isClean = (read) => (read.record.layers || []).length > 0 && ended(read) && !read.record.trailing.length;

  /** How many layers a layout gave before it gave up; a clean end is one more, bytes behind it one less. */
  function progress(read) {
    const layers = (read.record.layers || []).length;
    if (!ended(read)) return read.fault.path.startsWith("layers[") ? layers - 1 : layers;
    return read.record.trailing.length ? Math.max(0, layers - 1) : layers + 1;
  }

  // -- a graph with its weights -------------------------------------------------------------------------------------------

  const GRAPH_TEXT = (bytes) => /^\s*[+-]?0*7767517\s/.test(String.fromCharCode(...bytes.subarray(0, 32)).replace(/^\u00ef\u00bb\u00bf/, ""));
  const bits = new DataView(new ArrayBuffer(4));

  /** A value of a `.param.bin` as the parameter takes it: 32 bits, an array of them, or a text. */
  function fromWords(param, value) {
    const one = (word) => {
      bits.setUint32(0, word);
      return param.kind === "float" ? bits.getFloat32(0) : bits.getInt32(0);
    };
    if (value instanceof Uint8Array) return param.kind === "text" ? new TextDecoder().decode(value) : undefined;
    if (Array.isArray(value)) return param.many ? value.map(one) : undefined;
    return param.many || param.kind === "text" ? undefined : one(value);
  }

  /** A value of a text as the parameter takes it; undefined where it takes none of that kind. */
  function fromText(param, value) {
    const isFloat = (one) => typeof one === "object";
    const plainOf = (one) => (isFloat(one) ? one.float : one);
    if (Array.isArray(value)) {
      if (!param.many) return undefined;
      if (param.words) return value.map((one) => (isFloat(one) ? one.float : (bits.setUint32(0, one), bits.getFloat32(0))));
      if (param.kind === "float") return value.map(plainOf);
      return value.some(isFloat) ? undefined : value;
    }
    if (typeof value === "string") return param.kind === "text" ? value : undefined;
    if (param.many || param.kind === "text") return undefined;
    if (param.kind === "float") return plainOf(value);
    return isFloat(value) ? undefined : value;
  }

  function fill(type, values, convert, others) {
    const record = {};
    for (const param of type.params || []) {
      let value;
      if (param.key === undefined) value = others[param.js];
      else if (values.has(param.key)) value = convert(param, values.get(param.key));
      if (value === undefined) value = param.fallback ? param.fallback(record) : param.many ? [] : param.kind === "text" ? "" : 0;
      record[param.js] = value;
    }
    return record;
  }

  function keyedTypes(schema) {
    const found = { labels: new Map(), numbers: new Map() };
    for (const [name, type] of Object.entries(schema.types)) {
      if (type.key === undefined) continue;
      found.labels.set(type.label, [name, type]);
      found.numbers.set(type.key, type.label);
    }
    return found;
  }

  function pair(schema, files) {
    const isBinary = (file) => schema.magic.every((byte, at) => file.bytes[at] === byte);
    const graph = files.find((file) => GRAPH_TEXT(file.bytes)) || files.find(isBinary) || files.find((file) => /\.param(\.bin)?$/i.test(file.name));
    const weights = files.find((file) => file !== graph);
    if (!graph) throw new Error("A .bin says nothing of itself: choose it together with its .param or .param.bin.");
    const keyed = keyedTypes(schema);
    const binary = isBinary(graph) || /\.bin$/i.test(graph.name);
    const read = binary ? readRoot(schema, graph.bytes) : paramText.parse(graph.bytes);
    const layers = binary ? (read.record.layers || []).map((one, at) => fromRecord(one, at, keyed)) : read.layers;
    if (!binary) for (const layer of layers) nameParameters(layer, keyed, schema);
    const result = {
      schema, variant: "", fault: read.fault, unread: "", tensors: [],
      findings: binary && !read.fault ? reader.findings(read.tree, read.record, schema) : [],
      views: [{ name: graph.name, bytes: graph.bytes, tree: read.tree, leaves: read.leaves }],
    };
    if (read.fault) result.fault.view = 0;
    const convert = binary ? fromWords : fromText;
    if (weights && !read.fault) addWeights(result, schema, layers, keyed, convert, weights);
    else if (!read.fault) {
      layers.forEach((layer, at) => result.findings.push(...admitted(schema, keyed, convert, layer, at)));
      result.unread = "The weights were not given: choose the .bin together with its graph.";
    }
    return result;
  }

  function fromRecord(record, at, keyed) {
    const values = new Map();
    for (const entry of record.entries.slice(0, -1)) {
      if (entry.key >= 0) values.set(entry.key, entry.value);
      else if (entry.key > -23400) values.set(-23300 - entry.key, entry.numbers.elements);
      else values.set(-23400 - entry.key, entry.string.text);
    }
    return { type: keyed.numbers.get(record.typeIndex) || `number ${record.typeIndex}`, name: String(at), values, tops: record.tops };
  }

  /** The parameters in a text get the names and the documentation that their operator gives them. */
  function nameParameters(layer, keyed, schema) {
    const known = keyed.labels.get(layer.type);
    const params = [...((known && known[1].params) || []), ...schema.types.Common.params];
    for (const leaf of layer.node.children) {
      if (leaf.key === undefined) continue;
      const param = params.find((one) => one.key === leaf.key);
      if (!param) continue;
      leaf.name = param.id;
      leaf.path = leaf.path.replace(/values\[\d+\]$/, `params.${param.id}`);
      leaf.field = { ...leaf.field, id: param.id, doc: `${param.doc} Parameter ${leaf.key} of ${layer.type}.` };
    }
  }

  function addWeights(result, schema, layers, keyed, convert, file) {
    const dialects = Object.keys(schema.enums.dialect).map(Number).sort((a, b) => b - a);
    const usesDialect = (layer) => ((keyed.labels.get(layer.type) || [, {}])[1].params || []).some((param) => param.id === "dialect");
    const tried = layers.some(usesDialect) ? dialects : dialects.slice(0, 1);
    const runs = [];
    for (const stray of layers.some(isStray) ? [false, true] : [false])
      for (const dialect of tried) runs.push({ dialect, ...readBodies(schema, layers, keyed, convert, file.bytes, dialect, stray) });
    const whole = runs.filter((one) => !one.fault && !one.left);
    const chosen = whole[0] || runs[0];
    const fitting = whole.length ? whole : [chosen];
    const names = tried.length > 1 ? [...new Set(fitting.map((one) => one.dialect))] : dialects;
    result.variant = names.sort((a, b) => a - b).map((number) => schema.enums.dialect[number].replace(/^d/, "")).join("/");
    result.views.push({ name: file.name, bytes: file.bytes, tree: chosen.tree, leaves: chosen.leaves });
    result.unread = chosen.unread;
    if (chosen.fault) result.fault = { ...chosen.fault, view: 1 };
    result.findings.push(...chosen.findings.map((one) => ({ view: 1, ...one })));
    result.tensors = reader.unique(chosen.tensors.map((one) => ({ ...one, view: 1 })));
  }

  /** Constants without dims, of which an old writer left bytes that none reads. */
  const isStray = (layer) => layer.type === "MemoryData" && ![0, 1, 2, 11].some((key) => layer.values.get(key));
  const STRAY = 4;

  function readBodies(schema, layers, keyed, convert, bytes, dialect, stray) {
    const io = stream(bytes);
    const tree = { path: "", name: "", children: [], kind: "record", offset: 0, length: bytes.length };
    const list = { path: "layers", name: "layers", children: [], kind: "record", list: true, offset: 0, length: 0 };
    tree.children.push(list);
    const run = { tree, leaves: [], findings: [], tensors: [], fault: null, unread: "", left: 0 };
    layers.every((layer, at) => readBody(run, schema, keyed, convert, io, dialect, stray, layer, at, list));
    list.length = io.pos;
    run.left = run.unread ? 0 : bytes.length - io.pos;
    if (bytes.length > io.pos && !run.fault) {
      const doc = "Bytes behind the last weight.";
      const rest = { path: "trailing", name: "trailing", kind: "bytes", field: { id: "trailing", kind: "bytes", doc }, offset: io.pos, length: bytes.length - io.pos, value: bytes.subarray(io.pos) };
      tree.children.push(rest);
      run.leaves.push(rest);
    }
    return run;
  }

  /** The rules about parameters alone that a layer breaks. */
  function admitted(schema, keyed, convert, layer, at) {
    const known = keyed.labels.get(layer.type);
    if (!known) return [];
    const params = fill(known[1], layer.values, convert, { dialect: 0 });
    const found = [];
    for (const [rule, admits, test] of known[1].checks || []) {
      for (const name of admits ? test(params, params) : []) {
        const [severity, summary] = schema.rules[rule];
        const path = `layers[${at}].params${name ? `.${name}` : ""}`;
        const place = layer.node || null;
        const value = params[name.replace(/_(\w)/g, (_, char) => char.toUpperCase())];
        const message = summary.replace(/\.$/, "") + (value === undefined ? "" : `: ${name} is ${JSON.stringify(value)}`);
        found.push({ rule, severity, path, offset: place ? place.offset : 0, length: place ? place.length : 0, view: 0, message });
      }
    }
    return found;
  }

  /** Reads what one layer reads; false where nothing behind it can be told. */
  function readBody(run, schema, keyed, convert, io, dialect, stray, layer, at, list) {
    const known = keyed.labels.get(layer.type);
    const path = `layers[${at}]`;
    if (!known) {
      run.unread = `Layer ${at} "${layer.name}" is of an operator that the format does not have, ${layer.type}: nobody can tell what the weights from byte ${io.pos} on are.`;
      return false;
    }
    const [name, type] = known;
    const params = fill(type, layer.values, convert, { dialect });
    const odd = admitted(schema, keyed, convert, layer, at);
    const fatal = odd.find((one) => one.severity === "error");
    if (fatal) {
      run.fault = { ...fatal, offset: io.pos, length: 0 };
      return false;
    }
    run.findings.push(...odd);
    if (stray && isStray(layer)) io.pos += STRAY;
    if (!type.fields.length) return true;
    const record = new (classOf(schema, name))(io, null, null, ...(type.params || []).map((param) => params[param.js]));
    const start = io.pos;
    const read = reader.readRecord(record, schema, record, `${path}.body`, start);
    const node = { path, name: `${path} ${layer.name} (${layer.type})`, kind: "record", children: [{ ...read.tree, name: "body" }], offset: start, length: io.pos - start };
    if (read.leaves.length) list.children.push(node);
    run.leaves.push(...read.leaves);
    if (read.fault) {
      run.fault = read.fault;
      return false;
    }
    run.findings.push(...reader.findings(read.tree, record, schema).filter((one) => !isAdmitted(type, one.rule)));
    for (const child of read.tree.children) {
      const leaf = (child.children || []).find((one) => one.field && one.field.tensor);
      const form = leaf && reader.arrayOf(leaf);
      if (!form) continue;
      const shape = child.field.shape ? child.field.shape(record, record).filter(Boolean) : form.shape;
      const role = child.field.label || child.field.id;
      const storage = schema.enums.storage[child.record.storage] || "";
      const tensor = { name: `${layer.name}.${role}`, dtype: form.dtype, storage, shape, offset: leaf.offset, nbytes: leaf.length, path: leaf.path, bytes: leaf.value };
      // A table of floats in front: the bytes behind it choose from it.
      const table = child.children.find((one) => one.field && one.field.array && one !== leaf);
      if (table) Object.assign(tensor, { table: table.value, offset: table.offset, nbytes: leaf.offset + leaf.length - table.offset });
      run.tensors.push(tensor);
    }
    return true;
  }

  const isAdmitted = (type, rule) => (type.checks || []).some(([one, admits]) => one === rule && admits);

  // -- which format ---------------------------------------------------------------------------------------------------------

  const SPECIAL = { nnn: layouts, ncnn: pair, onnx: wire };

  /** The schema that a file is of: by what it begins with, else by its name. */
  function identify(file) {
    const list = Object.values(schemas);
    const byContent = list.find((schema) => schema.magic.length && schema.magic.every((byte, at) => file.bytes[at] === byte));
    if (byContent) return byContent;
    if (GRAPH_TEXT(file.bytes)) return schemas.ncnn;
    return list.find((schema) => schema.extensions.some((one) => file.name.toLowerCase().endsWith(`.${one}`))) || null;
  }

  /**
   * Reads one file, or the two of one model.
   *
   * @param files name and bytes of each; the bytes own their buffer.
   * @throws Error with a message for the reader, where nothing can be shown.
   */
  function open(files) {
    const schema = files.map(identify).find(Boolean);
    if (!schema) throw new Error("The content is of no known format, and neither is the name.");
    const result = (SPECIAL[schema.id] || plain)(schema, files);
    result.views.forEach((view, at) => {
      view.leaves = view.leaves.filter((leaf) => leaf.length).sort((a, b) => a.offset - b.offset);
      view.places = reader.index(view.tree);
      view.number = at;
    });
    return result;
  }

  all.open = open;
})(globalThis.Inspector = globalThis.Inspector || {});
