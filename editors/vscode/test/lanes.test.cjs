// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// What is drawn of the lanes that the server answers.

const assert = require("node:assert/strict");
const Module = require("node:module");
const { test } = require("node:test");

const original = Module._load;
Module._load = function (request, ...rest) {
  return request === "vscode" ? {} : original.call(this, request, ...rest);
};
const { drawing } = require("../src/lanes.js");
Module._load = original;

const at = (line) => ({ start: { line, character: 4 }, end: { line, character: 9 } });
const step = (line, event, rest = {}) => ({
  uri: "file:///A.java",
  range: at(line),
  event,
  note: `${event} here`,
  rule: null,
  ...rest,
});

test("a lane spans its steps, each with a label", () => {
  const lanes = [{ name: "x", steps: [step(3, "created"), step(7, "released")] }];
  const { labels, spans } = drawing(lanes, "file:///A.java");
  assert.deepEqual(spans, [[3, 7]]);
  assert.deepEqual([...labels.keys()], [3, 7]);
  assert.equal(labels.get(3)[0].text, "● x: created here");
});

test("a bug has the colour of errors", () => {
  const lanes = [{ name: "x", steps: [step(3, "used"), step(5, "used", { rule: "UseAfterDispose" })] }];
  const { labels } = drawing(lanes, "file:///A.java");
  assert.equal(labels.get(5)[0].colour, "errorForeground");
  assert.notEqual(labels.get(3)[0].colour, "errorForeground");
});

test("steps in other files are not drawn", () => {
  const lanes = [{ name: "x", steps: [step(3, "created", { uri: "file:///B.java" })] }];
  const { labels, spans } = drawing(lanes, "file:///A.java");
  assert.equal(labels.size, 0);
  assert.deepEqual(spans, []);
});

test("an event of a later server is drawn as well", () => {
  const { labels } = drawing([{ name: "x", steps: [step(3, "mended")] }], "file:///A.java");
  assert.equal(labels.get(3)[0].text, "· x: mended here");
});
