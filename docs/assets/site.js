// What every page can do: the menu, light and dark, search, tables as cards, filters, bytes linked with fields.
// Without scripts all pages can be read; everything here is built from what is on the page.
"use strict";

const base = document.body.dataset.base.replace(/\/?$/, "/");

// -- frame -----------------------------------------------------------------------------------------------------------

const menu = document.querySelector(".menu");
menu.addEventListener("click", () => {
  const open = document.getElementById("nav").classList.toggle("open");
  menu.setAttribute("aria-expanded", String(open));
});

document.querySelector(".theme").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = getComputedStyle(root).colorScheme === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch (error) {
    // The choice holds for this page.
  }
});

for (const pre of document.querySelectorAll("pre")) pre.tabIndex = 0;

// -- tables ----------------------------------------------------------------------------------------------------------

for (const table of document.querySelectorAll("main table")) {
  const names = [...table.querySelectorAll("thead th")].map((cell) => cell.textContent);
  if (names.length < 3) continue;
  table.classList.add("cards");
  for (const row of table.querySelectorAll("tbody tr"))
    [...row.cells].forEach((cell, at) => { cell.dataset.label = names[at] || ""; });
}

// -- filters: sections under headings, or rows of tables -------------------------------------------------------------

function sectionOf(heading) {
  const parts = [heading];
  let next = heading.nextElementSibling;
  while (next && !/^H[1-3]$/.test(next.tagName)) {
    parts.push(next);
    next = next.nextElementSibling;
  }
  return parts;
}

// The headings behind a place, up to the next one that is higher.
function headingsBehind(place, name) {
  const found = [];
  for (let next = place.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling)
    if (next.matches(name)) found.push(next);
  return found;
}

for (const place of document.querySelectorAll("[data-filter]")) {
  const rows = place.dataset.filter === "tr";
  const items = rows
    ? [...document.querySelectorAll("main tbody tr")].map((row) => [row])
    : headingsBehind(place, place.dataset.filter).map(sectionOf);
  const texts = items.map((parts) => parts.map((part) => part.textContent).join(" ").toLowerCase());
  const titles = items.map((parts) => parts[0].textContent.toLowerCase());
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = place.dataset.label;
  input.setAttribute("aria-label", place.dataset.label);
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  place.append(input, said);
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    items.forEach((parts, at) => {
      // A word that is in the title of anything is looked for in titles alone.
      const hit = words.every((word) => (titles.some((title) => title.includes(word)) && !rows ? titles : texts)[at].includes(word));
      count += hit;
      for (const part of parts) part.hidden = !hit;
    });
    said.textContent = words.length ? `${count} of ${items.length}` : `${items.length} in all`;
  };
  input.addEventListener("input", apply);
  apply();
}

// -- bytes and fields ------------------------------------------------------------------------------------------------

for (const box of document.querySelectorAll(".annotated")) {
  const choose = (number, from) => {
    for (const one of box.querySelectorAll(".on")) one.classList.remove("on");
    for (const one of box.querySelectorAll(`[data-s="${number}"]`)) one.classList.add("on");
    const other = box.querySelector(from.closest(".hex") ? `li[data-s="${number}"]` : `.hex [data-s="${number}"]`);
    const pane = other && other.closest(".hex, .spans");
    if (!other) return;
    // Only the pane moves, not the page.
    const top = other.offsetTop - pane.clientHeight / 3;
    pane.scrollTo({ top });
  };
  box.addEventListener("click", (event) => {
    const one = event.target.closest("[data-s]");
    if (!one || (event.target.closest("a") && !event.target.closest("a").hash.includes(box.dataset.sample))) return;
    event.preventDefault();
    choose(one.dataset.s, one);
  });
}

// -- search ----------------------------------------------------------------------------------------------------------

const search = document.getElementById("search");
const list = document.getElementById("found");
let pages = null;
let chosen = -1;

async function load() {
  if (!pages) {
    const answer = await fetch(base + "search/search_index.json");
    pages = (await answer.json()).docs.map((one) => ({
      ...one, lowTitle: one.title.toLowerCase(), lowText: one.text.toLowerCase(),
    }));
  }
  return pages;
}

function score(page, words) {
  let total = 0;
  for (const word of words) {
    const inTitle = page.lowTitle === word ? 30 : page.lowTitle.startsWith(word) ? 12 : page.lowTitle.includes(word) ? 8 : 0;
    const inText = page.lowText.includes(word) ? 1 : 0;
    if (!inTitle && !inText) return 0;
    total += inTitle + inText + (page.location.includes("#") ? 0 : 0.5);
  }
  return total;
}

function excerpt(page, word) {
  const at = Math.max(0, page.lowText.indexOf(word) - 30);
  return page.text.slice(at, at + 90);
}

async function find() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  list.replaceChildren();
  chosen = -1;
  if (words.length) {
    const hits = (await load()).map((page) => [score(page, words), page]).filter(([value]) => value);
    hits.sort((a, b) => b[0] - a[0]);
    for (const [, page] of hits.slice(0, 12)) {
      const item = document.createElement("li");
      item.setAttribute("role", "option");
      item.id = `found-${list.children.length}`;
      const link = document.createElement("a");
      link.href = base + page.location;
      link.textContent = page.title;
      const small = document.createElement("small");
      small.textContent = excerpt(page, words[0]);
      link.append(small);
      item.append(link);
      list.append(item);
    }
    if (!hits.length) list.append(Object.assign(document.createElement("li"), { textContent: "Nothing found" }));
  }
  list.hidden = !words.length;
  search.setAttribute("aria-expanded", String(!list.hidden));
}

search.addEventListener("input", find);
search.addEventListener("keydown", (event) => {
  const items = [...list.querySelectorAll("[role=option]")];
  if (event.key === "Escape") {
    list.hidden = true;
    search.setAttribute("aria-expanded", "false");
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && items.length) {
    event.preventDefault();
    chosen = (chosen + (event.key === "ArrowDown" ? 1 : items.length - 1 + (chosen < 0))) % items.length;
    items.forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    search.setAttribute("aria-activedescendant", items[chosen].id);
    items[chosen].scrollIntoView({ block: "nearest" });
  } else if (event.key === "Enter" && items.length) {
    items[Math.max(chosen, 0)].querySelector("a").click();
  }
});
document.addEventListener("click", (event) => {
  if (!event.target.closest(".search")) list.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName)) {
    event.preventDefault();
    search.focus();
  }
});
