// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
(() => {
"use strict";

const SHOWN = 30;
const BEFORE = 40;
const EXCERPT = 150;

/** Points by where a word stands; a whole name counts more than a part of one. */
const POINTS = { title: 60, heading: 40, text: 4, whole: 3, start: 2 };

function words(query) {
  return query.toLowerCase().split(/[\s,;()"'`]+/).filter(Boolean);
}

/** Returns how well a word fits a text in lower case: 0 for not at all. */
function fit(word, text) {
  const at = text.indexOf(word);
  if (at < 0) {
    return 0;
  }
  const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);
  const after = text[at + word.length];
  const isWhole = isStart && (after === undefined || !/[\p{L}\p{N}]/u.test(after));
  return isWhole ? POINTS.whole : isStart ? POINTS.start : 1;
}

function points(entry, word) {
  return (
    POINTS.title * fit(word, entry.lowerTitle) +
    POINTS.heading * fit(word, entry.lowerHeading) +
    POINTS.text * fit(word, entry.lowerText)
  );
}

/** Returns the entries that have all words, the best ones first. */
function find(index, query) {
  const wanted = words(query);
  if (wanted.length === 0) {
    return [];
  }
  const found = [];
  index.forEach((entry, order) => {
    const each = wanted.map((word) => points(entry, word));
    if (each.every((value) => value > 0)) {
      const sum = each.reduce((a, b) => a + b) * (entry.isPage ? 1.2 : 1);
      found.push({ entry, order, sum });
    }
  });
  found.sort((a, b) => b.sum - a.sum || a.order - b.order);
  return found.map((each) => each.entry);
}

function prepared(rows) {
  return rows.map(([address, title, heading, text]) => ({
    address,
    title,
    heading,
    text,
    isPage: !address.includes("#"),
    lowerTitle: title.toLowerCase(),
    lowerHeading: heading.toLowerCase(),
    lowerText: text.toLowerCase(),
  }));
}

function wordAfter(text, at) {
  return text.indexOf(" ", at) + 1;
}

/** Returns the part of a text around the first word that it has. */
function excerpt(entry, query) {
  const places = words(query).map((word) => entry.lowerText.indexOf(word)).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first <= BEFORE ? 0 : wordAfter(entry.text, first - BEFORE);
  const end = start + EXCERPT;
  const part = end < entry.text.length ? entry.text.slice(start, end).replace(/\s\S*$/, " …") : entry.text.slice(start);
  return (start > 0 ? "… " : "") + part;
}

/** Returns text as pieces, each with whether it is one of the words. */
function marked(text, query) {
  const wanted = words(query).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) {
    return [[text, false]];
  }
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "i"))
    .map((piece, i) => [piece, i % 2 === 1])
    .filter(([piece]) => piece !== "");
}

if (typeof document === "undefined") {
  globalThis.search = { find, prepared, excerpt, marked };
  return;
}

const top = document.querySelector("script[data-top]").dataset.top;
const dialog = document.querySelector("dialog.search");
const input = dialog.querySelector("input");
const list = dialog.querySelector("#results");
const state = dialog.querySelector(".search-state");
let index = null;
let selected = 0;

/** A script, because a page that is a file may read no other file. */
function load() {
  if (index !== null) {
    return;
  }
  index = [];
  globalThis.siteSearchIndex = (rows) => {
    index = prepared(rows);
    show();
  };
  const script = document.createElement("script");
  script.src = top + "search-index.js";
  script.addEventListener("error", () => (state.textContent = "search-index.js cannot be read"));
  document.head.append(script);
}

function withMarks(element, text) {
  for (const [piece, isWord] of marked(text, input.value)) {
    const part = isWord ? document.createElement("mark") : document.createTextNode(piece);
    if (isWord) {
      part.textContent = piece;
    }
    element.append(part);
  }
  return element;
}

function element(name, kind) {
  const made = document.createElement(name);
  made.className = kind;
  return made;
}

function row(entry, number) {
  const item = document.createElement("li");
  item.id = `result-${number}`;
  item.setAttribute("role", "option");
  const link = element("a", "result");
  link.href = top + entry.address;
  link.tabIndex = -1;
  const head = element("span", "result-head");
  head.append(withMarks(element("b", ""), entry.heading));
  if (entry.heading !== entry.title) {
    head.append(withMarks(element("span", "result-page"), entry.title));
  }
  link.append(head, withMarks(element("span", "result-text"), excerpt(entry, input.value)));
  link.addEventListener("click", () => dialog.close());
  item.append(link);
  return item;
}

function show() {
  const found = find(index, input.value);
  list.replaceChildren(...found.slice(0, SHOWN).map(row));
  input.setAttribute("aria-expanded", String(found.length > 0));
  state.textContent = summary(found.length);
  select(0);
}

function summary(count) {
  if (words(input.value).length === 0) {
    return "Type a rule, an option, a library or a class";
  }
  const rest = count > SHOWN ? `, the best ${SHOWN} are shown` : "";
  return count === 0 ? "Nothing found" : `${count} ${count === 1 ? "place" : "places"}${rest}`;
}

function select(number) {
  const items = list.children;
  selected = Math.max(0, Math.min(number, items.length - 1));
  [...items].forEach((item, i) => item.setAttribute("aria-selected", String(i === selected)));
  if (items.length > 0) {
    input.setAttribute("aria-activedescendant", items[selected].id);
    items[selected].scrollIntoView({ block: "nearest" });
  } else {
    input.removeAttribute("aria-activedescendant");
  }
}

function open() {
  load();
  if (!dialog.open) {
    dialog.showModal();
  }
  input.select();
  show();
}

function isTyping(target) {
  return target.closest("input, textarea, select, [contenteditable]") !== null;
}

document.querySelector(".search-button").addEventListener("click", open);
document.addEventListener("keydown", (event) => {
  const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isLetter = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  if (isLetter || (isSlash && !isTyping(event.target))) {
    event.preventDefault();
    open();
  }
});
dialog.querySelector(".close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) {
    dialog.close();
  }
});
input.addEventListener("input", show);
input.addEventListener("keydown", (event) => {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  if (event.key in steps) {
    event.preventDefault();
    select(selected + steps[event.key]);
  } else if (event.key === "Enter" && list.children.length > 0) {
    event.preventDefault();
    list.children[selected].querySelector("a").click();
  }
});
})();
