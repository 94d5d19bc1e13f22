// The text of a `.param`: words, and where each stands. It reads today's grammar; what is only odd it takes in silence.
"use strict";
(function (all) {
  const MAGIC = 7767517;
  const MOST = 1000000;
  const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

  class TextFault extends Error {
    constructor(path, offset, length, message, rule = "") {
      super(message);
      Object.assign(this, { path, offset, length, rule });
    }
  }

  /** Layers with type, name, bottoms, tops and values by key; every part is also a leaf with its place. */
  function parse(bytes) {
    // One character a byte: places are places in the file, and blanks are those of scanf.
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    const state = { text, bytes, at: text.startsWith("\u00ef\u00bb\u00bf") ? 3 : 0, leaves: [], layers: [], fault: null };
    const tree = { path: "", name: "", children: [], kind: "record", offset: 0, length: bytes.length };
    try {
      head(state, tree);
      const list = { path: "layers", name: "layers", children: [], kind: "record", list: true, offset: state.at, length: 0 };
      tree.children.push(list);
      for (let number = 0; number < state.count; number++) {
        const start = skip(state, /[ \t\n\v\f\r]*/y);
        if (start >= text.length) throw new TextFault(`layers[${number}]`, text.length, 0, `${state.count} layers are declared, ${number} are there`);
        const path = `layers[${number}]`;
        const node = { path, name: `layers[${number}]`, children: [], kind: "record", offset: start, length: 0 };
        list.children.push(node);
        layer(state, node, path);
        node.length = state.at - start;
        list.length = state.at - list.offset;
        node.name += ` ${node.layer.type}`;
      }
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      const before = text.slice(0, error.offset).split("\n");
      state.fault = {
        rule: error.rule, path: error.path, offset: error.offset, length: error.length,
        message: `Line ${before.length}, column ${before.at(-1).length + 1}: ${error.message}`,
      };
    }
    return { tree, leaves: state.leaves, layers: state.layers, fault: state.fault, blobs: state.blobs };
  }

  function skip(state, pattern) {
    pattern.lastIndex = state.at;
    pattern.exec(state.text);
    state.at = Math.max(pattern.lastIndex, state.at);
    return state.at;
  }

  function leaf(state, parent, path, offset, end, shown, doc) {
    const one = {
      path, name: path.slice(path.lastIndexOf(".") + 1), offset, length: end - offset, kind: "text", text: shown,
      field: { id: path.slice(path.lastIndexOf(".") + 1), doc, kind: "text" }, value: state.bytes.subarray(offset, end),
    };
    state.leaves.push(one);
    parent.children.push(one);
    return one;
  }

  function word(state, parent, path, doc) {
    const start = skip(state, /[ \t\n\v\f\r]*/y);
    const end = skip(state, /[^ \t\n\v\f\r]*/y);
    if (start === end) throw new TextFault(path, start, 0, "expected a word, got the end of the file");
    const raw = state.text.slice(start, end);
    const bytes = state.bytes.subarray(start, end);
    leaf(state, parent, path, start, end, all.reader.escaped(new TextDecoder().decode(bytes)), doc);
    return { raw, start, end, text: new TextDecoder().decode(bytes) };
  }

  function count(state, parent, path, doc, least) {
    const { raw, start, end } = word(state, parent, path, doc);
    const number = Number(raw);
    if (!/^[+-]?\d+$/.test(raw) || number < least || number > MOST)
      throw new TextFault(path, start, end - start, `expected a number from ${least} to ${MOST}, got ${all.reader.escaped(raw)}`);
    return number;
  }

  function head(state, tree) {
    const magic = word(state, tree, "magic", "Signature of the text form.");
    if (!/^[+-]?\d+$/.test(magic.raw) || Number(magic.raw) !== MAGIC)
      throw new TextFault("magic", magic.start, magic.end - magic.start, `expected ${MAGIC}, got ${all.reader.escaped(magic.raw.slice(0, 40))}`);
    state.count = count(state, tree, "layer_count", "Number of layers that follow.", 1);
    state.blobs = count(state, tree, "blob_count", "Number of blobs that the layers make.", 1);
  }

  function layer(state, node, path) {
    const one = { type: "", name: "", bottoms: [], tops: [], values: new Map(), node };
    node.layer = one;
    const type = word(state, node, `${path}.type`, "Name of the operator.");
    if (/^[+-]?\d+=/.test(type.raw)) throw new TextFault(`${path}.type`, type.start, type.end - type.start, "expected the type of a layer, got a parameter");
    if (type.raw.startsWith("pnnx.")) throw new TextFault(`${path}.type`, type.start, type.end - type.start, "expected the name of an operator, got one of pnnx: this is its own graph, not ncnn's", "NCNN009");
    one.type = type.text;
    one.name = word(state, node, `${path}.name`, "Name of the layer.").text;
    const bottoms = count(state, node, `${path}.bottom_count`, "Number of input blobs.", 0);
    const tops = count(state, node, `${path}.top_count`, "Number of output blobs.", 0);
    for (let at = 0; at < bottoms; at++) one.bottoms.push(word(state, node, `${path}.bottoms[${at}]`, "An input blob.").text);
    for (let at = 0; at < tops; at++) one.tops.push(word(state, node, `${path}.tops[${at}]`, "An output blob.").text);
    state.layers.push(one);
    for (;;) {
      skip(state, /[ \t\v\f]*/y);
      if (state.at >= state.text.length || /[\r\n\0]/.test(state.text[state.at])) break;
      parameter(state, node, path, one.values);
    }
    if (state.text[state.at] === "\0") skip(state, /[^\r\n]*/y);
  }

  function parameter(state, node, path, values) {
    const start = state.at;
    const match = /([+-]?\d{1,15})=("[^"\r\n]*"?|[^ \t\n\v\f\r]*)/y;
    match.lastIndex = start;
    const found = match.exec(state.text);
    if (!found || !found[2]) {
      const end = skip(state, /[^ \t\n\v\f\r]*/y);
      throw new TextFault(`${path}.values`, start, end - start, "expected key=value with a whole number as key");
    }
    state.at = match.lastIndex;
    let key = Number(found[1]);
    let value;
    if (key <= -23300) {
      key = -23300 - key;
      const [length, ...items] = found[2].split(",");
      if (!/^[+-]?\d+$/.test(length)) throw new TextFault(`${path}.values[${key}]`, start, state.at - start, "expected the number of elements first");
      value = items.filter((item) => item !== "").slice(0, Math.max(Number(length), 0)).map((item) => number(item, path, key, start, state.at));
    } else if (/^[A-Za-z"{<%$@]/.test(found[2])) {
      const bytes = state.bytes.subarray(state.at - found[2].length, state.at);
      value = new TextDecoder().decode(bytes).replace(/^"([^"]*)"?$/, "$1");
    } else if (found[2].includes(",")) {
      const items = found[2].split(",");
      if (items.at(-1) === "") items.pop();
      const floats = /[.eE]/.test(items[0]);
      value = items.map((item) => number(item, path, key, start, state.at, floats));
    } else {
      value = number(found[2], path, key, start, state.at);
    }
    if (key >= 0 && key < 32) values.set(key, value);
    const shown = all.reader.escaped(state.text.slice(start, state.at));
    const one = leaf(state, node, `${path}.values[${key}]`, start, state.at, shown, "A parameter.");
    one.key = key;
  }

  /** A number that remembers how it is spelled: floats are boxed, integers plain. */
  function number(raw, path, key, start, end, asFloat) {
    if (!NUMBER.test(raw)) throw new TextFault(`${path}.values[${key}]`, start, end - start, `expected a number, got ${all.reader.escaped(raw.slice(0, 40))}`);
    const spelled = asFloat === undefined ? /[.eE]/.test(raw) : asFloat;
    return spelled ? { float: Math.fround(Number(raw)) } : Number(raw);
  }

  all.paramText = { MAGIC, parse };
})(globalThis.Inspector = globalThis.Inspector || {});
