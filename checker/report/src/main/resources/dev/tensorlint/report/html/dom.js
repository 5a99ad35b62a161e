// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Makes an element. Texts become text nodes and attributes are set one by one: no text of the
 * report is ever parsed as markup.
 *
 * @param attributes `class` and other attributes; functions are listeners, null leaves one out
 */
function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

const SVG = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(key, value);
    } else if (value !== null && value !== false) {
      element.setAttribute(key, value === true ? "" : String(value));
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== false));
  return element;
}

function byId(id) {
  return document.getElementById(id);
}

/** Text of the report, with symbols for characters that are not shown, kept in its own direction. */
function shown(text) {
  return visible(text);
}

/** A message with its code set as code. */
function message(text) {
  return messageParts(text).map((part) =>
    part.isCode ? el("code", {}, el("bdi", {}, visible(part.text))) : visible(part.text),
  );
}

/** A path with its last name set off. */
function path(text, line = null) {
  const parts = splitPath(text);
  return el(
    "bdi",
    { class: "path" },
    el("span", { class: "path-folder" }, visible(parts.folder)),
    el("span", { class: "path-name" }, visible(parts.name)),
    line === null ? null : el("span", { class: "path-line" }, `:${line}`),
  );
}
