// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The lists of boxes beside the findings; within a list any ticked box will do. */
const FACETS = [
  { name: "severity", title: "Severity", of: (entry) => entry.finding.severity },
  { name: "confidence", title: "Confidence", of: (entry) => entry.finding.confidence },
  { name: "shown", title: "Shown", of: whenShown },
  { name: "change", title: "Change", of: (entry) => entry.finding.change ?? "" },
  { name: "rule", title: "Rule", of: (entry) => entry.finding.rule },
  { name: "module", title: "Module", of: (entry) => entry.module },
];

const SEVERITIES = ["error", "warning", "note"];
const CONFIDENCES = ["definite", "potential"];

/** Minor findings are left out of a report unless someone asks for them. */
function whenShown(entry) {
  return entry.finding.isMinor ? "on request" : "always";
}

const ORDERS = {
  file: () => 0,
  severity: (a, b) => severityRank(a) - severityRank(b) || confidenceRank(a) - confidenceRank(b),
  rule: (a, b) => compareText(a.finding.rule, b.finding.rule),
};

/** What of a report is of interest: a search text, ticked boxes and an order. */
function emptyFilter() {
  return {
    query: "",
    order: "file",
    ticked: new Map(FACETS.map((facet) => [facet.name, new Set()])),
  };
}

/** Returns what the page knows of each finding, in the order of the report. */
function entriesOf(report) {
  return report.findings.map((finding, index) => {
    const file = report.files[finding.place.at[0]];
    const line = finding.place.at[1];
    const words = [
      finding.rule,
      finding.message,
      finding.method,
      finding.resource,
      `${file.path}:${line}`,
    ];
    return {
      index,
      finding,
      path: file.path,
      module: file.module,
      line,
      text: words.join("\n").toLowerCase(),
    };
  });
}

/** Returns the entries that a filter lets through, in its order. */
function selected(entries, filter) {
  return searched(entries, filter)
    .filter((entry) => FACETS.every((facet) => isTicked(entry, facet, filter)))
    .sort((a, b) => ORDERS[filter.order](a, b) || a.index - b.index);
}

function isTicked(entry, facet, filter) {
  const ticked = filter.ticked.get(facet.name);
  return ticked.size === 0 || ticked.has(facet.of(entry));
}

/**
 * Returns how many entries each box of a list would show, if all other lists stay as they are.
 *
 * @param found the entries that match the search text
 */
function facetCounts(entries, found, filter, facet) {
  const others = FACETS.filter((other) => other !== facet);
  const counts = new Map(entries.map((entry) => [facet.of(entry), 0]));
  for (const entry of found) {
    if (others.every((other) => isTicked(entry, other, filter))) {
      counts.set(facet.of(entry), counts.get(facet.of(entry)) + 1);
    }
  }
  return counts;
}

/** Returns the entries that match the search text of a filter, whatever is ticked. */
function searched(entries, filter) {
  const terms = parseQuery(filter.query);
  return entries.filter((entry) => matchesQuery(entry, terms));
}

function isFiltered(filter) {
  return (
    filter.query.trim() !== "" || [...filter.ticked.values()].some((ticked) => ticked.size > 0)
  );
}

function severityRank(entry) {
  return SEVERITIES.indexOf(entry.finding.severity);
}

function confidenceRank(entry) {
  return CONFIDENCES.indexOf(entry.finding.confidence);
}

/** By UTF-16 units, so that it is the same everywhere. */
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
