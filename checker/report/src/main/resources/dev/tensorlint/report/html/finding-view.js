// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** One finding in full. */
function findingView(report, entry) {
  const { finding } = entry;
  return el(
    "article",
    { class: "finding", "aria-labelledby": "finding-title" },
    el(
      "header",
      { class: "finding-head" },
      el(
        "p",
        { class: "finding-kind" },
        badge(finding.severity, finding.confidence),
        el("span", { class: "rule-name" }, shown(finding.rule)),
        finding.isMinor ? el("span", { class: "tag" }, "minor") : null,
        finding.change === undefined ? null : el("span", { class: "tag" }, finding.change),
      ),
      el("h2", { id: "finding-title" }, message(capitalizedMessage(finding.message))),
      el(
        "p",
        { class: "finding-place" },
        path(entry.path, entry.line),
        el(
          "span",
          { class: "in-method" },
          " in ",
          el("code", {}, el("bdi", {}, shown(finding.method))),
        ),
      ),
    ),
    codeView(report, finding),
    adviceView(report, finding),
    ruleView(report, finding.rule),
    el("p", { class: "fingerprint" }, "Fingerprint ", el("code", {}, finding.id)),
  );
}

/** A message begins in lower case; a heading does not, unless it begins with code. */
function capitalizedMessage(text) {
  return text.startsWith("`") ? text : capitalized(text);
}

function adviceView(report, finding) {
  const isTitleOfFix = finding.fixes.some((fix) => fix.title === finding.help);
  return el(
    "section",
    { class: "advice" },
    el("h3", {}, "What to do"),
    finding.help === "" || isTitleOfFix
      ? null
      : el("p", {}, message(capitalizedMessage(finding.help)), "."),
    finding.fixes.map((fix) => fixView(report, fix)),
  );
}

const SAFETY_TEXTS = {
  safe: "safe: changes nothing but the bug",
  unsafe: "needs a review before it is applied",
  "display-only": "a sketch: never applied by the command",
};

function fixView(report, fix) {
  return el(
    "div",
    { class: "fix" },
    el(
      "p",
      { class: "fix-title" },
      el("span", { class: `tag fix-${fix.safety}` }, `fix, ${fix.safety}`),
      el("span", {}, message(capitalizedMessage(fix.title))),
    ),
    fix.diff.map((part) => diffView(report.files[part.file].path, part)),
    el("p", { class: "fix-safety" }, `${capitalized(SAFETY_TEXTS[fix.safety] ?? "")}.`),
  );
}

function diffView(file, part) {
  return el(
    "div",
    {
      class: "diff",
      tabindex: 0,
      role: "group",
      "aria-label": `Change of ${visible(splitPath(file).name)}`,
    },
    part.lines.map(diffLine),
  );
}

const DIFF_KINDS = { "-": "removed", "+": "added", " ": "kept" };

function diffLine(line) {
  const sign = line.charAt(0);
  return el(
    "div",
    { class: `diff-line ${DIFF_KINDS[sign]}` },
    el("span", { class: "diff-sign" }, sign),
    el("code", {}, lineSegments(line.slice(1), []).map(segmentView)),
  );
}

function ruleView(report, name) {
  const rule = report.rules.find((each) => each.name === name);
  if (rule === undefined || rule.page === undefined || rule.page === "") {
    return el("p", { class: "more" }, "More: ", el("code", {}, shown(rule?.more ?? name)));
  }
  return el(
    "details",
    { class: "rule-page" },
    el(
      "summary",
      {},
      el("span", {}, "About ", el("strong", {}, name), ": ", message(rule.summary)),
    ),
    markdownBlocks(rule.page).slice(1).map(blockView),
  );
}

function blockView(block) {
  switch (block.kind) {
    case "heading":
      return el("h4", {}, inline(block.text));
    case "code":
      return el(
        "pre",
        {},
        block.text
          .split("\n")
          .map((line) => el("code", {}, lineSegments(line, []).map(segmentView), "\n")),
      );
    case "list":
      return el(
        "ul",
        {},
        block.items.map((item) => el("li", {}, inline(item))),
      );
    default:
      return el("p", {}, inline(block.text));
  }
}

function inline(text) {
  return message(withoutLinks(text));
}
