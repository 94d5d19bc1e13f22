// The tree of a file: items are made when their parent is opened. Arrow keys walk it as the pattern of ARIA has it.
"use strict";
(function (all) {
  const { reader } = all;
  //: So many children are shown at once; a button brings the next.
  const MOST = 200;

  class Tree {
    /** @param choose called with the node that is chosen. */
    constructor(root, choose) {
      this.root = root;
      this.choose = choose;
      this.items = new Map();
      this.current = null;
      root.setAttribute("role", "tree");
      root.addEventListener("click", (event) => this.click(event));
      root.addEventListener("keydown", (event) => this.key(event));
    }

    show(view, schema) {
      this.schema = schema;
      this.view = view;
      this.items.clear();
      this.root.replaceChildren();
      this.current = null;
      this.add(this.root, view.tree, 1, 0);
      const first = this.root.querySelector("[role=treeitem]");
      if (first) first.tabIndex = 0;
    }

    add(list, node, level, from) {
      const children = node.children || [];
      for (const child of children.slice(from, from + MOST)) list.append(this.item(child, level));
      const left = children.length - from - MOST;
      if (left > 0) {
        const more = document.createElement("li");
        more.setAttribute("role", "treeitem");
        more.setAttribute("aria-level", level);
        more.tabIndex = -1;
        more.className = "more";
        more.textContent = `… ${left.toLocaleString("en")} more`;
        more.open = () => {
          more.remove();
          this.add(list, node, level, from + MOST);
        };
        list.append(more);
      }
    }

    item(node, level) {
      const item = document.createElement("li");
      item.setAttribute("role", "treeitem");
      item.setAttribute("aria-level", level);
      item.setAttribute("aria-selected", "false");
      item.tabIndex = -1;
      item.node = node;
      item.dataset.path = node.path;
      const line = document.createElement("span");
      line.className = "line";
      const name = document.createElement("span");
      name.className = `k k-${node.kind}`;
      name.textContent = reader.escaped(node.name);
      line.append(name);
      const value = document.createElement("span");
      value.className = "value";
      value.textContent = node.children ? (node.list ? ` ${node.children.length.toLocaleString("en")}` : "") : ` ${reader.valueText(node, this.schema)}`;
      line.append(value);
      if (!node.children && node.value === undefined && node.text === undefined) value.textContent = " cut off";
      if (node.refused) line.append(Object.assign(document.createElement("span"), { className: "rule error", textContent: "refused" }));
      item.append(line);
      if (node.children && node.children.length) item.setAttribute("aria-expanded", "false");
      this.items.set(node.path, item);
      return item;
    }

    expand(item, open = true) {
      if (!item.hasAttribute("aria-expanded")) return;
      item.setAttribute("aria-expanded", String(open));
      let list = item.querySelector(":scope > ul");
      if (!list && open) {
        list = document.createElement("ul");
        list.setAttribute("role", "group");
        this.add(list, item.node, Number(item.getAttribute("aria-level")) + 1, 0);
        item.append(list);
      }
      if (list) list.hidden = !open;
    }

    /** Opens what is above a node, and marks it. */
    reveal(node, focus = false) {
      const above = [];
      for (let one = node.up; one; one = one.up) above.unshift(one);
      for (const one of above) {
        const item = this.find(one);
        if (item) this.expand(item);
      }
      const item = this.find(node);
      if (item) this.mark(item, focus);
    }

    /** The item of a node; what hides among many children is brought in. */
    find(node) {
      let item = this.items.get(node.path);
      const list = node.up ? this.items.get(node.up.path)?.querySelector(":scope > ul") : this.root;
      while (!item && list) {
        const more = list.querySelector(":scope > .more");
        if (!more) break;
        more.open();
        item = this.items.get(node.path);
      }
      return item;
    }

    mark(item, focus) {
      if (this.current) {
        this.current.setAttribute("aria-selected", "false");
        this.current.tabIndex = -1;
      }
      this.root.querySelectorAll('[tabindex="0"]').forEach((one) => { one.tabIndex = -1; });
      this.current = item;
      item.setAttribute("aria-selected", "true");
      item.tabIndex = 0;
      const line = item.querySelector(".line") || item;
      const top = line.getBoundingClientRect().top - this.root.getBoundingClientRect().top;
      if (top < 0 || top > this.root.clientHeight - 24) this.root.scrollTop += top - this.root.clientHeight / 3;
      if (focus) item.focus({ preventScroll: true });
    }

    click(event) {
      const item = event.target.closest("[role=treeitem]");
      if (!item) return;
      if (item.open) return item.open();
      if (item.hasAttribute("aria-expanded")) this.expand(item, item.getAttribute("aria-expanded") !== "true");
      this.mark(item, true);
      this.choose(item.node);
    }

    key(event) {
      const item = event.target.closest("[role=treeitem]");
      if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
      const shown = [...this.root.querySelectorAll("[role=treeitem]")].filter((one) => !one.closest("[hidden]"));
      const at = shown.indexOf(item);
      const open = item.getAttribute("aria-expanded");
      let next = null;
      if (event.key === "ArrowDown") next = shown[at + 1];
      else if (event.key === "ArrowUp") next = shown[at - 1];
      else if (event.key === "Home") next = shown[0];
      else if (event.key === "End") next = shown.at(-1);
      else if (event.key === "ArrowRight" && open === "false") this.expand(item);
      else if (event.key === "ArrowRight" && open === "true") next = item.querySelector("[role=treeitem]");
      else if (event.key === "ArrowLeft" && open === "true") this.expand(item, false);
      else if (event.key === "ArrowLeft") next = item.parentElement.closest("[role=treeitem]");
      else if (event.key === "Enter" || event.key === " ") return event.preventDefault(), item.open ? item.open() : this.choose(item.node);
      else return;
      event.preventDefault();
      if (!next) return;
      if (next.open) return next.focus();
      this.mark(next, true);
      this.choose(next.node);
    }
  }

  all.Tree = Tree;
})(globalThis.Inspector = globalThis.Inspector || {});
