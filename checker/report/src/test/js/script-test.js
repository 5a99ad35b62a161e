// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/* Tests of the functions of the page: node script-test.js SCRIPT DATA */

"use strict";

const assert = require("node:assert");
const fs = require("node:fs");

const NAMES = [
  "visible",
  "messageParts",
  "counted",
  "grouped",
  "splitPath",
  "parseQuery",
  "entriesOf",
  "emptyFilter",
  "selected",
  "facetCounts",
  "searched",
  "FACETS",
  "countAll",
  "countBy",
  "countPlaces",
  "eventsOf",
  "rowsOf",
  "lifetimeOf",
  "javaTokens",
  "lineSegments",
  "markdownBlocks",
  "withoutLinks",
  "decodeURIComponentOr",
];

const script = fs.readFileSync(process.argv[2], "utf8");
const page = new Function(`"use strict";${script}\nreturn { ${NAMES.join(", ")} };`)();
const hostile = JSON.parse(fs.readFileSync(process.argv[3], "utf8"));

function finding(rule, over = {}) {
  const place = { at: [0, 4, 5, 4, 9], note: "here", event: "created" };
  return {
    rule,
    severity: "warning",
    confidence: "definite",
    message: "`x` is never released",
    help: "",
    method: "A.f",
    resource: "x",
    id: rule,
    place,
    trace: [],
    excerpts: [[0, 2, 9]],
    fixes: [],
    ...over,
  };
}

function step(line, event, over = {}) {
  return { at: [0, line, 1, line, 5], note: event, event, ...over };
}

function reportOf(...findings) {
  return {
    findings,
    files: [
      { path: "app/src/A.java", module: "app", lines: [[2, "a", "b"]] },
      { path: "lib/B.java", module: "lib", lines: [] },
    ],
  };
}

/** The drawing as text: one line for each row, one group for each column. */
function drawn(life) {
  return life.rows.map((row, i) =>
    life.columns
      .map((column) => {
        const pieces = column.pieces[i].map((piece) => `${piece.part[0]}${piece.state[0]}`);
        return [...column.marks[i].map((mark) => mark.event), ...pieces].join("+") || ".";
      })
      .join(" "),
  );
}

const TESTS = {
  "what acts on a page is shown as a symbol"() {
    assert.strictEqual(
      page.visible("a\u202eb\u0000\u001b\u007f\ud800c\ud83d\ude00\t"),
      "a[U+202E]b\u2400\u241b\u2421[U+D800]c\ud83d\ude00\t",
    );
    const plain = 'int \u00e4 = "\u4e2d\u6587";';
    assert.strictEqual(page.visible(plain), plain);
  },

  "no hostile character stays in any text"() {
    const texts = JSON.stringify(hostile, (key, value) =>
      typeof value === "string" ? page.visible(value) : value,
    );
    assert.doesNotMatch(texts, /[\u202a-\u202e\u2066-\u2069\u2028\u2029]|\\u0000|\\ud800/);
  },

  "a message is split at its backquotes"() {
    assert.deepStrictEqual(page.messageParts("`x` is read"), [
      { text: "x", isCode: true },
      { text: " is read", isCode: false },
    ]);
  },

  "numbers are grouped"() {
    assert.deepStrictEqual([0, 999, 1000, 1234567].map(page.grouped), [
      "0",
      "999",
      "1,000",
      "1,234,567",
    ]);
    assert.strictEqual(page.counted(1, "finding"), "1 finding");
  },

  "a query has words, keys, quotes and negations"() {
    assert.deepStrictEqual(page.parseQuery('Leak -path:"a b/" rule:X what:ever "two words"'), [
      { isNot: false, key: null, value: "leak" },
      { isNot: true, key: "path", value: "a b/" },
      { isNot: false, key: "rule", value: "x" },
      { isNot: false, key: null, value: "what:ever" },
      { isNot: false, key: null, value: "two words" },
    ]);
    assert.deepStrictEqual(page.parseQuery(" - rule: "), []);
  },

  "filters select and count"() {
    const other = finding("B", { severity: "error", place: { at: [1, 1, 1, 1, 2], note: "" } });
    const entries = page.entriesOf(
      reportOf(finding("A"), other, finding("C", { confidence: "potential" })),
    );
    const filter = page.emptyFilter();
    const names = () =>
      page
        .selected(entries, filter)
        .map((entry) => entry.finding.rule)
        .join("");
    assert.strictEqual(names(), "ABC");
    filter.query = "-rule:a";
    assert.strictEqual(names(), "BC");
    filter.ticked.get("severity").add("error");
    assert.strictEqual(names(), "B");
    const severity = page.FACETS.find((facet) => facet.name === "severity");
    assert.deepStrictEqual(
      [...page.facetCounts(entries, page.searched(entries, filter), filter, severity)],
      [
        ["warning", 1],
        ["error", 1],
      ],
    );
    Object.assign(filter, { ...page.emptyFilter(), order: "severity" });
    assert.strictEqual(names(), "BAC");
  },

  "minor findings are found by a query and by a box"() {
    const entries = page.entriesOf(reportOf(finding("A"), finding("B", { isMinor: true })));
    const filter = page.emptyFilter();
    const names = () => page.selected(entries, filter).map((entry) => entry.finding.rule);
    filter.query = "minor:yes";
    assert.deepStrictEqual(names(), ["B"]);
    filter.query = "-minor:yes";
    assert.deepStrictEqual(names(), ["A"]);
    filter.query = "";
    filter.ticked.get("shown").add("on request");
    assert.deepStrictEqual(names(), ["B"]);
  },

  "places are counted by module and file"() {
    const entries = page.entriesOf(reportOf(finding("A"), finding("B")));
    const [module] = page.countPlaces(entries);
    assert.deepStrictEqual(
      [module.key, module.total, module.definite, module.files[0].key],
      ["app", 2, 2, "app/src/A.java"],
    );
  },

  "a created resource is before what happens to it, a used one after"() {
    const leak = finding("A", { trace: [step(2, "called"), step(7, "open")] });
    assert.deepStrictEqual(
      page.eventsOf(leak).map((event) => event.event),
      ["called", "created", "open"],
    );
    const use = finding("A", {
      place: step(8, "used"),
      trace: [step(3, "created"), step(6, "released"), step(7, undefined, { rule: "R" })],
    });
    assert.deepStrictEqual(
      page.eventsOf(use).map((event) => event.event),
      ["created", "released", "used", "noted"],
    );
  },

  "a resource lives from its creation to its release, and is used again"() {
    const use = finding("A", {
      place: step(7, "used"),
      trace: [step(3, "created"), step(5, "released")],
    });
    assert.deepStrictEqual(drawn(page.lifetimeOf(use)), [
      ".",
      "created+do",
      "fo",
      "released+uo+dr",
      "fr",
      "used+ur",
      ".",
      ".",
    ]);
  },

  "a throw turns off to the branch that leaks"() {
    const leak = finding("A", { trace: [step(6, "thrown"), step(8, "open-on-this-path")] });
    const life = page.lifetimeOf(leak);
    assert.deepStrictEqual(
      life.columns.map((column) => column.kind),
      ["resource", "branch"],
    );
    assert.deepStrictEqual(drawn(life), [
      ". .",
      ". .",
      "created+do .",
      "fo .",
      "thrown+uo+do dl",
      "fo fl",
      "fo open-on-this-path+ul",
      "fo .",
    ]);
  },

  "an exception that leaves the method leaves the drawing"() {
    const life = page.lifetimeOf(finding("A", { trace: [step(6, "thrown")] }));
    assert.strictEqual(drawn(life)[4], "thrown+uo+do leaves");
  },

  "an owner has a column of its own and ends the resource"() {
    const use = finding("A", {
      place: step(8, "used"),
      trace: [step(4, "created"), step(3, "released", { owner: "`scope`", until: 6 })],
    });
    const life = page.lifetimeOf(use);
    assert.deepStrictEqual(
      life.columns.map((column) => column.name),
      ["x", "`scope`"],
    );
    assert.deepStrictEqual(drawn(life), [
      ". fo",
      ". fo",
      "created+do fo",
      "fo fo",
      "released+uo+dr uo",
      "fr .",
      "used+ur .",
      ". .",
    ]);
    assert.deepStrictEqual(
      life.links.map((link) => [link.row, link.from, link.to]),
      [[4, 0, 1]],
    );
  },

  "what happens in a line stands one below the other"() {
    const piled = finding("A", { trace: [step(4, "handed-over", { owner: "`list`" })] });
    const life = page.lifetimeOf(piled);
    assert.deepStrictEqual(
      life.columns[0].marks[2].map((mark) => mark.slot),
      [0, 1],
    );
    assert.strictEqual(drawn(life)[2], "created+handed-over+wo+do do");
  },

  "a path that goes back is drawn beside the lane"() {
    const again = finding("A", {
      place: step(7, "released"),
      trace: [step(5, "created"), step(3, "released")],
    });
    assert.deepStrictEqual(
      page.lifetimeOf(again).columns.map((column) => column.kind),
      ["back", "resource"],
    );
  },

  "work that runs later has a column"() {
    const shared = finding("A", { place: step(6, "captured"), trace: [step(4, "created")] });
    assert.deepStrictEqual(
      page.lifetimeOf(shared).columns.map((column) => column.kind),
      ["resource", "work"],
    );
  },

  "rows have a gap between excerpts, and a title for another file"() {
    const kinds = page
      .rowsOf([
        [0, 1, 2],
        [0, 9, 9],
        [1, 4, 4],
      ])
      .map((row) => row.kind);
    assert.deepStrictEqual(kinds, ["line", "line", "gap", "line", "file", "line"]);
  },

  "Java is coloured by its tokens"() {
    const kinds = page
      .javaTokens('@A final Tensor x = f("a\\"b", 1f); // new')
      .map((token) => token.kind);
    assert.deepStrictEqual(kinds, ["annotation", "keyword", "type", "string", "number", "comment"]);
    assert.deepStrictEqual(
      page.javaTokens("   * text").map((token) => token.kind),
      ["comment"],
    );
  },

  "a line is cut where marks begin and end, and nothing is lost"() {
    const line = 'return x.read("</b>");';
    for (const marks of [
      [],
      [{ start: 7, end: 13, name: "own" }],
      [{ start: 20, end: 99, name: "own" }],
    ]) {
      assert.strictEqual(
        page
          .lineSegments(line, marks)
          .map((part) => part.text)
          .join(""),
        line,
      );
    }
    const [, , marked] = page.lineSegments(line, [{ start: 7, end: 13, name: "own" }]);
    assert.deepStrictEqual(marked, { text: "x.read", kind: null, mark: "own" });
    assert.deepStrictEqual(page.lineSegments("", []), []);
  },

  "a page has headings, paragraphs, lists and code"() {
    const blocks = page.markdownBlocks(
      "# A\n\ntwo\nlines\n\n- one\n  more\n- two\n\n```java\n- x\n\n```\nend",
    );
    assert.deepStrictEqual(
      blocks.map((block) => block.text ?? block.items),
      ["A", "two lines", ["one more", "two"], "- x\n", "end"],
    );
    assert.strictEqual(page.withoutLinks("see [it](http://x) **now**"), "see it now");
  },

  "a broken address is no error"() {
    assert.strictEqual(page.decodeURIComponentOr("%E0%A4%A", "else"), "else");
  },
};

for (const [name, test] of Object.entries(TESTS)) {
  try {
    test();
  } catch (error) {
    error.message = `${name}: ${error.message}`;
    throw error;
  }
}
process.stdout.write(`${Object.keys(TESTS).length} passed\n`);
