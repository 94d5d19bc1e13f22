// The page of the inspector: files come in, the tree, the bytes, tensors and findings come out. Nothing leaves the page.
"use strict";
(function (all) {
  const { reader, open, Tree, Hex } = all;
  const data = globalThis.INSPECTOR_DATA;
  const box = document.getElementById("inspect");
  if (!box) return;
  const MOST = 256 * 1024 * 1024;
  //: Of more tensors than these the rest is told in words.
  const TENSORS = 400;

  const make = (tag, props = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(props))
      if (name in element && name !== "list") element[name] = value;
      else element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const part = (name) => box.querySelector(`[data-part=${name}]`);
  const say = (text) => { part("status").textContent = text; };
  const size = (count) => `${count.toLocaleString("en")} byte${count === 1 ? "" : "s"}`;

  const tree = new Tree(part("tree"), (node) => choose(node, "tree"));
  const hex = new Hex(part("hex"), (offset) => chooseByte(offset));
  let result = null;
  let view = null;

  // -- files in -------------------------------------------------------------------------------------------------------

  part("file").addEventListener("change", (event) => take([...event.target.files]));
  for (const name of ["dragover", "drop"]) {
    box.addEventListener(name, (event) => {
      event.preventDefault();
      part("drop").classList.toggle("over", name === "dragover");
      if (name === "drop") take([...event.dataTransfer.files]);
    });
  }
  box.addEventListener("dragleave", () => part("drop").classList.remove("over"));

  for (const group of data.samples) part("sample").append(make("option", { value: group.join(" ") }, group.join(" and ")));
  part("sample").addEventListener("change", (event) => {
    if (event.target.value) fetched(event.target.value.split(" ").map((name) => `assets/samples/${name}`));
  });

  async function take(files) {
    if (!files.length) return;
    const large = files.find((file) => file.size > MOST);
    if (large) return refuse(`${reader.escaped(large.name)} has ${size(large.size)}; this page takes up to ${size(MOST)}. The command line has no such limit.`);
    read(await Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))));
  }

  /** Files of this site. */
  async function fetched(paths) {
    try {
      read(await Promise.all(paths.map(async (path) => {
        const address = new URL(path, location.href);
        if (address.origin !== location.origin) throw new Error(`${path} is not of this site`);
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return { name: path.split("/").pop(), bytes: new Uint8Array(await answer.arrayBuffer()) };
      })));
    } catch (error) {
      refuse(reader.escaped(error.message));
    }
  }

  function read(files) {
    try {
      result = open(files.slice(0, 2));
    } catch (error) {
      return refuse(error.message);
    }
    for (const one of result.views) link(one.tree);
    part("result").hidden = false;
    summary();
    tabs();
    tensors();
    findings();
    const at = result.fault ? result.fault.view || 0 : result.views.length - 1;
    showView(at);
    if (result.fault) goTo(result.fault);
    box.dataset.state = "shown";
  }

  function link(node) {
    for (const child of node.children || []) {
      child.up = node.path === "" && !node.up ? null : node;
      link(child);
    }
  }

  function refuse(message) {
    part("result").hidden = true;
    say(message);
    box.dataset.state = "refused";
  }

  // -- what it is -----------------------------------------------------------------------------------------------------

  function summary() {
    const { schema, variant, views, fault, findings: found, unread } = result;
    const errors = found.filter((one) => one.severity === "error").length;
    const lines = [
      `${views.map((one) => `${reader.escaped(one.name)} (${size(one.bytes.length)})`).join(" with ")}: ${schema.title}${variant ? `, ${variant}` : ""}.`,
    ];
    if (fault) lines.push(`Reading ended at byte ${fault.offset}, ${reader.escaped(fault.path) || "the beginning"}: ${reader.escaped(fault.message)}. What was read before it is shown.`);
    else if (errors) lines.push(`Read to its end. ${errors === 1 ? "One check of severity error fails" : `${errors} checks of severity error fail`}.`);
    else lines.push(unread ? "Read as far as it can be told." : "Read to its last byte; no check of severity error fails.");
    if (unread) lines.push(reader.escaped(unread));
    say(lines.join(" "));
  }

  function tabs() {
    const list = part("tabs");
    list.replaceChildren();
    list.hidden = result.views.length < 2;
    result.views.forEach((one, at) => list.append(make("button", { type: "button", "aria-pressed": "false", onclick: () => showView(at) }, reader.escaped(one.name))));
  }

  function showView(at) {
    view = result.views[at];
    [...part("tabs").children].forEach((one, number) => one.setAttribute("aria-pressed", String(number === at)));
    tree.show(view, result.schema);
    hex.show(view);
    part("detail").replaceChildren(make("p", {}, "Choose a field or a byte."));
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  function choose(node, from) {
    hex.select(node.offset, node.length);
    if (from !== "tree") tree.reveal(node);
    detail(node);
  }

  function chooseByte(offset) {
    const leaf = hex.leafAt(offset);
    if (!leaf) {
      hex.select(offset, 1);
      return part("detail").replaceChildren(make("p", {}, `Byte ${offset}: not read.`));
    }
    hex.select(leaf.offset, leaf.length, false);
    hex.cursor = offset;
    tree.reveal(leaf);
    detail(leaf, offset);
  }

  function detail(node, offset) {
    const lines = [];
    const place = node.length === 1 ? `byte ${node.offset}` : `${size(node.length)} from ${node.offset}`;
    const at = offset === undefined ? "" : `Byte ${offset}: `;
    lines.push(make("p", {}, at, make("code", {}, reader.escaped(node.path || "the file")), node.children ? "" : ` = ${reader.valueText(node, result.schema)}`, make("span", { className: "dim" }, ` (${node.kind}, ${place}, 0x${node.offset.toString(16)})`)));
    const doc = (node.field && node.field.doc) || (node.type && node.type.doc);
    if (doc) lines.push(make("p", {}, doc.replaceAll("`", "")));
    if (node.type) for (const [id, js] of node.type.values || []) {
      let value;
      try { value = node.record[js]; } catch (error) { continue; }
      if (value !== undefined) lines.push(make("p", { className: "dim" }, `${id}: ${value}`));
    }
    const owner = node.record && result.schema.types[node.record.constructor.name];
    if (owner && node.field && !node.children) {
      const page = owner.key === undefined ? "" : "-operators";
      lines.push(make("p", {}, make("a", { href: `formats/${result.schema.id}${page}.html#field-${owner.name}.${node.field.id}` }, "On the page of the format")));
    }
    part("detail").replaceChildren(...lines);
  }

  /** Shows what a finding or a fault is about. */
  function goTo(one) {
    const number = one.view || 0;
    if (view !== result.views[number]) showView(number);
    let path = one.path;
    while (path && !view.places.has(path)) path = path.slice(0, Math.max(path.lastIndexOf("."), path.lastIndexOf("["), 0));
    const node = view.places.get(path);
    if (node && path) choose(node);
    else hex.select(one.offset, one.length || 1);
  }

  // -- tensors --------------------------------------------------------------------------------------------------------

  function tensors() {
    const body = part("tensors");
    body.replaceChildren();
    part("tensor-count").textContent = result.tensors.length ? `${result.tensors.length} tensors` : "No tensors";
    part("tensor-table").hidden = !result.tensors.length;
    result.tensors.slice(0, TENSORS).forEach((tensor, number) => {
      const name = make("button", { type: "button", className: "link", onclick: () => goTo(tensor) }, reader.escaped(tensor.name));
      const cells = [name, [tensor.storage, tensor.dtype].filter(Boolean).join(", "), tensor.shape.join("×") || "none", `${tensor.offset}`, tensor.nbytes.toLocaleString("en"), "", ""];
      const labels = ["Name", "Stored as", "Shape", "Offset", "Bytes", "Values", "Histogram"];
      const row = make("tr", {}, ...cells.map((cell, at) => make("td", { "data-label": labels[at] }, cell)));
      body.append(row);
      // The table stands before the numbers are counted.
      setTimeout(() => fillNumbers(row, tensor), number);
    });
    const left = result.tensors.length - TENSORS;
    if (left > 0) part("tensor-count").textContent += `, of which the first ${TENSORS} are listed`;
  }

  function fillNumbers(row, tensor) {
    const values = reader.numbers(tensor);
    const [words, picture] = [row.cells[5], row.cells[6]];
    if (!values || !values.length) {
      words.textContent = values ? "none" : "not decoded here";
      return;
    }
    const { low, high, mean, odd, bins, count } = reader.statistics(values);
    words.textContent = `${reader.single(low)} to ${reader.single(high)}, mean ${Number(mean.toPrecision(4))}${odd ? `, ${odd} no numbers` : ""}`;
    if (count) picture.append(histogram(bins, `From ${reader.single(low)} to ${reader.single(high)}: ${bins.join(", ")}`));
  }

  function histogram(bins, label) {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("viewBox", `0 0 ${bins.length * 4} 24`);
    svg.setAttribute("class", "histogram");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
    const top = Math.max(...bins);
    bins.forEach((count, at) => {
      const height = count ? Math.max(1, (24 * count) / top) : 0;
      const bar = document.createElementNS(space, "rect");
      for (const [name, value] of Object.entries({ x: at * 4, y: 24 - height, width: 3, height })) bar.setAttribute(name, value);
      svg.append(bar);
    });
    return svg;
  }

  // -- findings -------------------------------------------------------------------------------------------------------

  function findings() {
    const { schema, fault } = result;
    const list = part("findings");
    const shown = [...(fault ? [{ ...fault, severity: "error" }] : []), ...result.findings];
    list.replaceChildren(...shown.slice(0, 500).map((one) => {
      const name = one.rule && data.rules[schema.id].some(([id]) => id === one.rule) || /^GEN/.test(one.rule) ? make("a", { href: `rules/${one.rule}.html` }, one.rule) : one.rule;
      const where = make("button", { type: "button", className: "link", onclick: () => goTo(one) }, `${reader.escaped(one.path)} at byte ${one.offset}`);
      return make("li", {}, make("span", { className: `rule ${one.severity}` }, one.severity), " ", name, " ", where, `: ${reader.escaped(one.message)}`);
    }));
    if (!shown.length) list.append(make("li", {}, "None."));
    const run = new Set([...Object.keys(schema.rules), "GEN001"]);
    for (const rule of schema.unchecked) run.delete(rule);
    const others = data.rules[schema.id].filter(([id]) => !run.has(id));
    part("not-run").replaceChildren(
      `This page runs ${run.size} rules, those that the schema states over single records. It does not run ${others.length} others, which are over the whole network, over values or over texts; the verdict of nkformats validate is about all of them. `,
      make("details", {}, make("summary", {}, "The rules that are not run here"),
        ...others.flatMap(([id], at) => [at ? ", " : "", make("a", { href: `rules/${id}.html` }, id)])),
    );
  }

  // -- a file that the address names ------------------------------------------------------------------------------------

  const asked = new URLSearchParams(location.search).getAll("file");
  if (asked.length) fetched(asked);
  else box.dataset.state = "ready";
})(globalThis.Inspector = globalThis.Inspector || {});
