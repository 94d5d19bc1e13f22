// The bytes of a file, of which only the rows in sight exist. A byte belongs to the field that owns it.
"use strict";
(function (all) {
  const ROW = 20;
  //: Browsers have no elements much higher than this; of larger files a row of the scroll bar is several.
  const TALLEST = 1.5e7;

  class Hex {
    /** @param choose called with the offset of a byte that is chosen. */
    constructor(root, choose) {
      this.root = root;
      this.choose = choose;
      this.width = 16;
      this.range = [0, 0];
      this.cursor = 0;
      this.space = document.createElement("div");
      this.rows = document.createElement("div");
      this.rows.className = "rows";
      this.space.append(this.rows);
      root.append(this.space);
      root.addEventListener("scroll", () => this.draw());
      root.addEventListener("click", (event) => {
        const cell = event.target.closest("[data-at]");
        if (cell) this.pick(Number(cell.dataset.at));
      });
      root.addEventListener("keydown", (event) => this.key(event));
      new ResizeObserver(() => this.fit()).observe(root);
    }

    show(view) {
      this.view = view;
      this.range = [0, 0];
      this.cursor = 0;
      this.root.scrollTop = 0;
      this.fit();
    }

    fit() {
      if (!this.view) return;
      this.width = this.root.clientWidth > 560 ? 16 : 8;
      this.count = Math.ceil(this.view.bytes.length / this.width);
      const height = this.count * ROW;
      this.scale = Math.max(1, height / TALLEST);
      this.space.style.height = `${Math.max(height / this.scale, 1)}px`;
      this.draw();
    }

    /** Marks a run of bytes and brings it into sight. */
    select(offset, length, scroll = true) {
      this.range = [offset, offset + Math.max(length, 0)];
      this.cursor = offset;
      const row = Math.floor(offset / this.width);
      const first = Math.floor((this.root.scrollTop * this.scale) / ROW);
      const seen = Math.floor(this.root.clientHeight / ROW) - 1;
      if (scroll && (row < first + 1 || row > first + seen - 1)) this.root.scrollTop = Math.max(0, (row - 3) * ROW) / this.scale;
      this.draw();
    }

    /** The leaf that owns a byte. */
    leafAt(offset) {
      const { leaves } = this.view;
      let low = 0;
      let high = leaves.length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const leaf = leaves[middle];
        if (offset < leaf.offset) high = middle - 1;
        else if (offset >= leaf.offset + leaf.length) low = middle + 1;
        else return leaf;
      }
      return null;
    }

    pick(offset) {
      this.cursor = offset;
      this.choose(offset);
    }

    draw() {
      if (!this.view) return;
      const first = Math.max(0, Math.floor((this.root.scrollTop * this.scale) / ROW) - 2);
      const last = Math.min(this.count, first + Math.ceil(this.root.clientHeight / ROW) + 6);
      this.rows.style.transform = `translateY(${this.scale > 1 ? this.root.scrollTop : first * ROW}px)`;
      const rows = [];
      for (let row = first; row < last; row++) rows.push(this.row(row * this.width));
      this.rows.replaceChildren(...rows);
    }

    row(start) {
      const { bytes } = this.view;
      const row = document.createElement("div");
      row.className = "row";
      const offset = document.createElement("span");
      offset.className = "off";
      offset.textContent = start.toString(16).padStart(6, "0") + "  ";
      row.append(offset);
      let text = "";
      for (let at = start; at < start + this.width; at++) {
        if (at >= bytes.length) {
          row.append("   ");
          continue;
        }
        const leaf = this.leafAt(at);
        const cell = document.createElement("span");
        cell.dataset.at = at;
        cell.className = leaf ? `k k-${leaf.kind}` : "unread";
        if (at >= this.range[0] && at < this.range[1]) cell.classList.add("on");
        if (leaf && leaf.refused) cell.classList.add("refused");
        cell.textContent = bytes[at].toString(16).padStart(2, "0");
        row.append(cell, " ");
        text += bytes[at] >= 0x20 && bytes[at] < 0x7f ? String.fromCharCode(bytes[at]) : ".";
      }
      const chars = document.createElement("span");
      chars.className = "chars";
      chars.textContent = " " + text;
      row.append(chars);
      return row;
    }

    key(event) {
      const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.width, ArrowDown: this.width };
      const size = this.view ? this.view.bytes.length : 0;
      let next = this.cursor;
      if (event.key in steps) next += steps[event.key];
      else if (event.key === "Home") next = 0;
      else if (event.key === "End") next = size - 1;
      else return;
      event.preventDefault();
      if (next >= 0 && next < size) this.pick(next);
    }
  }

  all.Hex = Hex;
})(globalThis.Inspector = globalThis.Inspector || {});
