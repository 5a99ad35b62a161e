// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What the columns of a drawing stand for, in words. */
const COLUMN_NAMES = {
  resource: (name) => ["the resource ", el("code", {}, el("bdi", {}, visible(name)))],
  branch: () => ["the path that leaks"],
  owner: (name) => ["its owner: ", message(name)],
  work: () => ["work that runs later or elsewhere"],
  back: () => ["back to an earlier line"],
};

const STATE_NAMES = {
  open: "open",
  released: "after its release",
  leaking: "open, and nothing will release it",
  other: "other paths",
};

/** The code of a finding with the lifetime of its resource beside it. */
function codeView(report, finding) {
  const life = lifetimeOf(finding);
  const first = life.rows.find((row) => row.kind === "line");
  const rows = life.rows.map((row, i) => codeRow(report, finding, life, row, i));
  const figure = el(
    "figure",
    { class: "code" },
    el(
      "figcaption",
      { class: "code-head" },
      path(report.files[first.file].path, null),
      legend(life),
    ),
    el(
      "div",
      { class: "code-rows", tabindex: 0, "aria-label": "Source, with the steps of the finding" },
      rows,
    ),
  );
  figure.style.setProperty("--columns", String(life.columns.length));
  return figure;
}

function legend(life) {
  const states = new Set(
    life.columns.flatMap((column) => column.pieces.flat().map((piece) => piece.state)),
  );
  const columns = life.columns.filter((column) => column.kind !== "back");
  return el(
    "ul",
    { class: "legend", "aria-label": "Columns and lines of the drawing" },
    columns.map((column) =>
      el("li", {}, swatch(`column-${column.kind}`), COLUMN_NAMES[column.kind](column.name)),
    ),
    Object.keys(STATE_NAMES)
      .filter(
        (state) =>
          states.has(state) &&
          !(state === "leaking" && columns.some((column) => column.kind === "branch")),
      )
      .map((state) => el("li", {}, swatch(`state-${state}`), STATE_NAMES[state])),
  );
}

function swatch(name) {
  return el("span", { class: `swatch ${name}`, "aria-hidden": "true" });
}

function codeRow(report, finding, life, row, index) {
  if (row.kind !== "line") {
    const text = row.kind === "file" ? path(report.files[row.file].path) : "\u22ef";
    return el(
      "div",
      { class: `row ${row.kind}` },
      lanes(life, index),
      el("div", { class: "skipped" }, text),
    );
  }
  const events = life.events.filter((event) => event.row === index);
  const isOwn = events.some((event) => event.isOwn);
  return el(
    "div",
    { class: `row line ${events.length > 0 ? "has-event" : ""} ${isOwn ? finding.severity : ""}` },
    lanes(life, index),
    el("span", { class: "number" }, String(row.line)),
    el(
      "div",
      { class: "source" },
      sourceLine(report, finding, row, life),
      events.map((event) => remark(event, finding)),
    ),
  );
}

function sourceLine(report, finding, row, life) {
  const text = lineText(report.files[row.file], row.line);
  if (text === null) {
    return el("span", { class: "no-source" }, "no source: the code is a class file");
  }
  const marks = life.events
    .map((event) => rangeIn(event, row, text, finding))
    .filter((range) => range !== null)
    .sort(longestFirst);
  const segments = lineSegments(text, marks);
  return el("code", { class: "text" }, segments.map(segmentView));
}

/** The shortest mark that covers a piece is the one that is seen. */
function longestFirst(a, b) {
  return b.end - b.start - (a.end - a.start);
}

function segmentView(part) {
  const text = visible(part.text);
  const classes = [
    part.kind === null ? "" : `t-${part.kind}`,
    part.mark === null ? "" : `mark ${part.mark}`,
  ]
    .join(" ")
    .trim();
  return classes === "" ? text : el(part.mark === null ? "span" : "mark", { class: classes }, text);
}

/** Returns which part of a line an event covers. */
function rangeIn(event, row, text, finding) {
  const [file, line, column, endLine, endColumn] = event.at;
  if (file !== row.file || row.line < line || row.line > endLine || isWide(event)) {
    return null;
  }
  const start = row.line === line ? column - 1 : text.search(/\S|$/);
  const end = row.line === endLine ? endColumn - 1 : text.length;
  return {
    start,
    end: Math.max(end, start + 1),
    name: event.isOwn ? `own ${finding.severity}` : "step",
  };
}

/** A place over many lines, such as a loop, is marked at its first line only. */
function isWide(event) {
  return event.at[3] - event.at[1] > 3;
}

function lineText(file, line) {
  const run = file.lines.find((lines) => lines[0] <= line && line < lines[0] + lines.length - 1);
  return run === undefined ? null : run[line - run[0] + 1];
}

function remark(event, finding) {
  const isAlso = event.rule !== undefined;
  return el(
    "div",
    { class: `remark event-${event.event} ${event.isOwn ? `own ${finding.severity}` : ""}` },
    el("span", { class: "remark-number" }, String(event.number)),
    el(
      "span",
      { class: "remark-event" },
      isAlso ? event.rule : (EVENT_NAMES[event.event] ?? event.event),
    ),
    el("span", { class: "remark-text" }, message(event.note)),
  );
}

/** The drawing beside one row; the remarks say the same in words. */
function lanes(life, row) {
  const cell = el("div", { class: "lanes", "aria-hidden": "true" });
  life.columns.forEach((column, i) => {
    column.pieces[row].forEach((piece) =>
      cell.append(at(i, piece.slot, `piece ${piece.part} state-${piece.state}`)),
    );
  });
  life.links.filter((link) => link.row === row).forEach((link) => cell.append(linkView(link)));
  life.columns.forEach((column, i) => {
    column.marks[row].forEach((mark) =>
      cell.append(at(i, mark.slot, "mark-box", eventMark(mark.event))),
    );
  });
  return cell;
}

function at(column, slot, name, ...children) {
  const element = el("div", { class: name }, ...children);
  element.style.setProperty("--column", String(column));
  element.style.setProperty("--slot", String(slot));
  return element;
}

function linkView(link) {
  const element = at(Math.min(link.from, link.to), link.slot, `link state-${link.state}`);
  element.style.setProperty("--span", String(Math.abs(link.to - link.from)));
  return element;
}
