// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Characters that a browser would act on or hide: controls, bidirectional controls, lone halves. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a text in which visible symbols stand for characters that must not reach the page. */
function visible(text) {
  return text.replace(UNSEEN, symbolOf);
}

function symbolOf(character) {
  const code = character.charCodeAt(0);
  if (code < 0x20) {
    return String.fromCharCode(0x2400 + code);
  }
  return code === 0x7f ? "\u2421" : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** Splits a message at its backquotes: every second part is code. */
function messageParts(message) {
  return message
    .split("`")
    .map((text, i) => ({ text, isCode: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** Returns `1 file`, `2 files`, `10,000 files`. */
function counted(count, one, many = `${one}s`) {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** Returns a number with a comma between groups of three digits, in every locale. */
function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Splits a path so that its last name can be set off: folder with its slash, and name. */
function splitPath(path) {
  const end = path.lastIndexOf("/") + 1;
  return { folder: path.slice(0, end), name: path.slice(end) };
}
