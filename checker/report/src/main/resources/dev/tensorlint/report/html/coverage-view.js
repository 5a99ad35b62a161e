// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Items of a list that are shown at first. */
const FIRST_ITEMS = 100;

const COVERAGE_PARTS = [
  {
    kind: "failure",
    title: "Not checked",
    text: "Parts of the input that could not be read or analysed.",
  },
  {
    kind: "gap",
    title: "Gaps",
    text: "Parts of the code that were not looked at, or not in full.",
  },
  { kind: "note", title: "Other diagnostics", text: "What else there is to know about the run." },
];

const SUPPRESSED_NAMES = {
  rulesOff: "Rules that the configuration turns off",
  rulesOffInPlaces: "Rules that it turns off in some files",
  rulesLowered: "Rules that it makes milder",
  modelsOff: "Lifecycle models that it takes out",
  known: "Findings that the baseline knows",
  belowFailOn: "Findings below the project's fail-on",
  inCode: "Findings that a comment or an annotation suppresses",
  inTests: "Findings in test code about what a test leaves open",
  projectModels: "Lifecycle models of the project's own",
};

/** What the run could not check, and what is kept out of the report. */
function coverageView(report) {
  const { summary } = report;
  return el(
    "div",
    { class: "coverage" },
    el(
      "section",
      { class: "verdict" },
      el(
        "h2",
        {},
        summary.complete ? "All of the input was checked" : "A part of the input was not checked",
      ),
      summary.complete
        ? null
        : el(
            "p",
            { class: "incomplete" },
            el("strong", {}, "Incomplete. "),
            incompleteText(report),
          ),
    ),
    COVERAGE_PARTS.map((part) => diagnosticsView(report, part)),
    suppressedView(report),
    goneView(report),
    scopeView(report),
  );
}

function diagnosticsView(report, { kind, title, text }) {
  const all = report.diagnostics.filter((each) => each.kind === kind);
  if (all.length === 0) {
    return null;
  }
  return el(
    "section",
    { class: "card" },
    el("h3", {}, `${title} `, el("span", { class: "pill" }, grouped(all.length))),
    el("p", { class: "card-text" }, text),
    growingList(all, diagnosticView),
  );
}

/** A list of which the rest is shown on request. */
function growingList(values, view) {
  const rest = values.slice(FIRST_ITEMS);
  const list = el("ul", { class: "diagnostics" }, values.slice(0, FIRST_ITEMS).map(view));
  return rest.length === 0
    ? list
    : [list, moreButton(rest.length, () => list.append(...rest.map(view)))];
}

function diagnosticView(diagnostic) {
  return el(
    "li",
    {},
    severityMark(diagnostic.severity, "definite"),
    el("span", { class: "visually-hidden" }, `${diagnostic.severity}: `),
    el(
      "div",
      {},
      diagnostic.file === undefined
        ? null
        : path(diagnostic.file, diagnostic.line === 0 ? null : diagnostic.line),
      el("p", {}, message(diagnostic.message)),
    ),
  );
}

function suppressedView(report) {
  const rows = Object.entries(SUPPRESSED_NAMES)
    .map(([key, name]) => ({ name, value: report.summary.suppressed[key] }))
    .filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value > 0));
  if (report.summary.filesExcluded > 0) {
    rows.push({
      name: "Files that the configuration excludes",
      value: report.summary.filesExcluded,
    });
  }
  return el(
    "section",
    { class: "card" },
    el("h3", {}, "Left out of this report"),
    rows.length === 0
      ? el("p", { class: "card-text" }, "Nothing: no rule is off, and nothing is suppressed.")
      : el("ul", { class: "suppressed" }, rows.map(suppressedRow)),
  );
}

function suppressedRow({ name, value }) {
  const names = Array.isArray(value) ? value.map((each) => each.file ?? each) : [];
  return el(
    "li",
    {},
    el(
      "div",
      { class: "suppressed-row" },
      el("span", {}, name),
      el("strong", {}, grouped(Array.isArray(value) ? names.length : value)),
    ),
    names.length === 0
      ? null
      : el(
          "p",
          { class: "card-text" },
          names.map((each, i) => [i > 0 ? ", " : "", el("code", {}, el("bdi", {}, shown(each)))]),
        ),
  );
}

function goneView(report) {
  if (report.changes === undefined) {
    return null;
  }
  const { since, gone } = report.changes;
  return el(
    "section",
    { class: "card" },
    el(
      "h3",
      {},
      "Gone since ",
      el("bdi", {}, shown(since)),
      " ",
      el("span", { class: "pill" }, grouped(gone.length)),
    ),
    growingList(gone, goneItem),
  );
}

function goneItem({ rule, file, message: text }) {
  const words = el("p", {}, el("span", { class: "rule-name" }, shown(rule)), ": ", message(text));
  return el("li", {}, el("div", {}, path(file), words));
}
