// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// The search of the site, on the index of the site: node search-test.js FOLDER

const fs = require("fs");
const path = require("path");
const assert = require("assert");

const folder = process.argv[2];
let index = null;
globalThis.siteSearchIndex = (rows) => {
  index = rows;
};
for (const file of ["search.js", "search-index.js"]) {
  new Function(fs.readFileSync(path.join(folder, file), "utf8"))();
}
const { find, prepared, excerpt, marked } = globalThis.search;
const all = prepared(index);
const addresses = (query) => find(all, query).map((entry) => entry.address);

assert.strictEqual(addresses("UnscopedTensor")[0], "rules/UnscopedTensor.html");
assert.strictEqual(addresses("unscopedten")[0], "rules/UnscopedTensor.html");
assert.strictEqual(addresses("glossary")[0], "guides/glossary.html");
assert.ok(addresses("--since").some((address) => address.startsWith("guides/reports.html")));
assert.ok(addresses("exit codes").slice(0, 2).includes("guides/cli.html#exit-codes"));
assert.deepStrictEqual(addresses("no-such-word-anywhere"), []);
assert.deepStrictEqual(addresses("  "), []);

const own = prepared([
  ["a.html", "A", "A", "one two"],
  ["b.html#x", "B", "two", "three"],
]);
assert.deepStrictEqual(
  find(own, "two").map((entry) => entry.address),
  ["b.html#x", "a.html"],
);
assert.deepStrictEqual(find(own, "two three").length, 1);
assert.deepStrictEqual(marked("a.b aXb", "a.b"), [
  ["a.b", true],
  [" aXb", false],
]);
assert.strictEqual(excerpt(own[0], "two"), "one two");
const long = prepared([["a.html", "A", "A", "word ".repeat(60) + "target " + "word ".repeat(60)]]);
assert.match(excerpt(long[0], "target"), /^… (word )+target (word )+…$/);
console.log("all passed");
