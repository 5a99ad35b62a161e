// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Rows of a table that are shown at first. */
const FIRST_ROWS = 15;

/** How many findings there are, of which kinds, and where. */
function overviewView(report, entries, onFilter) {
  return el(
    "div",
    { class: "overview" },
    verdictView(report, entries),
    entries.length === 0
      ? null
      : el("div", { class: "overview-top" }, matrixView(entries, onFilter), scopeView(report)),
    entries.length === 0 ? scopeView(report) : null,
    entries.length === 0 ? null : rulesView(report, entries, onFilter),
    entries.length === 0 ? null : placesView(entries, onFilter),
  );
}

function verdictView(report, entries) {
  const count = countAll(entries);
  const files = new Set(entries.map((entry) => entry.path)).size;
  const text =
    count.total === 0
      ? `No findings in ${counted(report.summary.files, "file")}`
      : `${counted(count.total, "finding")} in ${counted(files, "file")}`;
  return el(
    "section",
    { class: "verdict" },
    el("h2", {}, report.summary.complete ? text : `${text}, of what could be checked`),
    report.summary.complete
      ? null
      : el(
          "p",
          { class: "incomplete", role: "status" },
          el("strong", {}, "Incomplete. "),
          incompleteText(report),
          " ",
          el("a", { href: "#coverage" }, "See what was not checked."),
        ),
  );
}

function incompleteText(report) {
  const gaps = report.diagnostics.filter((each) => each.kind === "gap").length;
  const failures = report.diagnostics.filter((each) => each.kind === "failure").length;
  const parts = [];
  if (failures > 0) {
    parts.push(`${counted(failures, "part")} of the input could not be checked`);
  }
  if (gaps > 0) {
    parts.push(`${counted(gaps, "gap")} in what was checked`);
  }
  return `${capitalized(parts.join(", and "))}: a report without findings would be no all-clear.`;
}

function matrixView(entries, onFilter) {
  const matrix = countMatrix(entries);
  return el(
    "section",
    { class: "card matrix-card" },
    el("h3", {}, "By severity and confidence"),
    el(
      "table",
      { class: "matrix" },
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td"),
          CONFIDENCES.concat("all").map((name) => el("th", { scope: "col" }, name)),
        ),
      ),
      el(
        "tbody",
        {},
        [...matrix].map(([severity, count]) =>
          el(
            "tr",
            {},
            el("th", { scope: "row" }, severityMark(severity, "definite"), severity),
            CONFIDENCES.map((confidence) =>
              el(
                "td",
                {},
                countLink(
                  count[confidence],
                  { severity, confidence },
                  onFilter,
                  `${severity}, ${confidence}`,
                ),
              ),
            ),
            el("td", {}, countLink(count.total, { severity }, onFilter, severity)),
          ),
        ),
      ),
    ),
  );
}

/** A number that leads to the findings it counts. */
function countLink(count, boxes, onFilter, name) {
  return count === 0
    ? el("span", { class: "zero" }, "0")
    : el(
        "button",
        {
          class: "count",
          type: "button",
          "aria-label": `Show ${count}: ${name}`,
          click: () => onFilter(boxes),
        },
        grouped(count),
      );
}

function scopeView(report) {
  const { summary } = report;
  const facts = [
    ["Files", grouped(summary.files)],
    ["Lines", grouped(summary.lines)],
    ["Methods analysed", grouped(summary.methodsAnalysed)],
    ["Methods given up", grouped(summary.methodsNotAnalysed)],
    ["Calls on modelled types", grouped(summary.modelledCalls)],
    ["of them unresolved", grouped(summary.modelledCallsUnresolved)],
  ];
  if (summary.seconds !== undefined) {
    facts.push(["Time", `${summary.seconds.toFixed(1)} s`]);
  }
  return el(
    "section",
    { class: "card scope-card" },
    el("h3", {}, "What was looked at"),
    el(
      "dl",
      { class: "facts" },
      facts.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))),
    ),
  );
}

function rulesView(report, entries, onFilter) {
  const rows = countBy(entries, (entry) => entry.finding.rule);
  const summaries = new Map(report.rules.map((rule) => [rule.name, rule.summary ?? ""]));
  return el(
    "section",
    { class: "card" },
    el("h3", {}, "By rule"),
    countTable(
      "Rule",
      rows,
      (row) => ({
        name: el(
          "span",
          {},
          el("span", { class: "rule-name" }, shown(row.key)),
          el("span", { class: "rule-summary" }, message(summaries.get(row.key) ?? "")),
        ),
        boxes: { rule: row.key },
        label: row.key,
      }),
      onFilter,
    ),
  );
}

function placesView(entries, onFilter) {
  const modules = countPlaces(entries);
  return el(
    "section",
    { class: "card" },
    el("h3", {}, "By module and file"),
    modules
      .slice(0, FIRST_ROWS)
      .map((module, i) => moduleView(module, i < 3 && modules.length <= 3, onFilter)),
    modules.length > FIRST_ROWS
      ? moreView(
          modules.slice(FIRST_ROWS).map((module) => () => moduleView(module, false, onFilter)),
        )
      : null,
  );
}

function moduleView(module, isOpen, onFilter) {
  const details = el(
    "details",
    { class: "module", open: isOpen },
    el(
      "summary",
      {},
      el(
        "span",
        { class: "module-name" },
        el("bdi", {}, module.key === "" ? "." : shown(module.key)),
      ),
      el("span", { class: "module-files" }, counted(module.files.length, "file")),
      bar(module, module.total),
    ),
  );
  const fillIn = () => details.children.length > 1 || details.append(fileTable(module, onFilter));
  details.addEventListener("toggle", fillIn);
  if (isOpen) {
    fillIn();
  }
  return details;
}

function fileTable(module, onFilter) {
  return countTable(
    "File",
    module.files,
    (row) => ({ name: path(row.key), query: `path:"${row.key}"`, label: row.key }),
    onFilter,
  );
}

/**
 * A table of counts.
 *
 * @param describe returns the name of a row, what its number leads to, and that in words
 */
function countTable(title, rows, describe, onFilter) {
  const most = Math.max(...rows.map((row) => row.total));
  const rowView = (row) => countRow(row, describe(row), most, onFilter);
  const body = el("tbody", {}, rows.slice(0, FIRST_ROWS).map(rowView));
  const heads = [title, "Findings", "Definite", "Potential"].map((name, i) =>
    el("th", { scope: "col", class: i === 0 ? "" : "number-head" }, name),
  );
  const table = el(
    "table",
    { class: "counts" },
    el("thead", {}, el("tr", {}, heads, el("th", { scope: "col" }, "Severity"))),
    body,
  );
  const rest = rows.slice(FIRST_ROWS);
  return rest.length === 0
    ? table
    : [table, moreButton(rest.length, () => body.append(...rest.map(rowView)))];
}

function countRow(row, { name, boxes, query, label }, most, onFilter) {
  const show = (more) => onFilter({ ...boxes, ...more }, query);
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, name),
    el(
      "td",
      { class: "number-cell" },
      countLink(row.total, {}, () => show({}), visible(label)),
    ),
    el(
      "td",
      { class: "number-cell" },
      countLink(
        row.definite,
        {},
        () => show({ confidence: "definite" }),
        `${visible(label)}, definite`,
      ),
    ),
    el(
      "td",
      { class: "number-cell" },
      countLink(
        row.potential,
        {},
        () => show({ confidence: "potential" }),
        `${visible(label)}, potential`,
      ),
    ),
    el("td", { class: "bar-cell" }, bar(row, most)),
  );
}

/** How the findings of a row divide into severities; the words say it to those who see no bar. */
function bar(count, most) {
  const words = SEVERITIES.filter((severity) => count[severity] > 0).map((severity) =>
    counted(count[severity], severity),
  );
  const element = el("span", {
    class: "bar",
    role: "img",
    "aria-label": words.join(", "),
    title: words.join(", "),
  });
  for (const severity of SEVERITIES) {
    if (count[severity] > 0) {
      const part = el("span", { class: `bar-part ${severity}` });
      part.style.setProperty("width", `${(100 * count[severity]) / most}%`);
      element.append(part);
    }
  }
  return element;
}

function moreButton(count, onMore) {
  const button = el(
    "button",
    { class: "more-button", type: "button" },
    `Show ${grouped(count)} more`,
  );
  button.addEventListener("click", () => {
    onMore();
    button.remove();
  });
  return button;
}

function moreView(makers) {
  const box = el("div");
  box.append(moreButton(makers.length, () => box.append(...makers.map((make) => make()))));
  return box;
}
