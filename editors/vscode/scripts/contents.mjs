// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// What a packed extension must have, and must not have.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

const LARGEST = 25 * 1024 * 1024;
const file = resolve(import.meta.dirname, "../dist/tensorlint.vsix");
const archive = readFileSync(file);

/** Returns the names in the central directory of a zip archive. */
function names(zip) {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const all = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const length = zip.readUInt16LE(at + 28);
    all.push(zip.toString("utf8", at + 46, at + 46 + length));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return all;
}

const EXPECTED = [
  /^\[Content_Types\]\.xml$/,
  /^extension\.vsixmanifest$/,
  /^extension\/(package\.json|readme\.md|changelog\.md|LICENSE\.txt)$/,
  /^extension\/dist\/extension\.js$/,
  /^extension\/media\/[a-z]+\.(png|md)$/,
  /^extension\/server\/tensorlint-cli-[^/]+\.jar$/,
  /^extension\/server\/lib\/[^/]+\.jar$/,
];

const present = names(archive);
assert.deepEqual(present.filter((name) => !EXPECTED.some((each) => each.test(name))), []);
for (const each of EXPECTED) {
  assert.ok(present.some((name) => each.test(name)), `nothing in the package is ${each}`);
}
assert.ok(statSync(file).size < LARGEST, `${file} has ${statSync(file).size} bytes`);
console.log(`${present.length} files, ${(statSync(file).size / 1024 / 1024).toFixed(1)} MiB`);
