// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Most boxes of one list that are shown. */
const MOST_BOXES = 60;

/** The lists of boxes beside the findings. */
function filterViews(entries, filter, onChange) {
  const found = searched(entries, filter);
  return FACETS.map((facet) =>
    facetView(filter, facet, facetCounts(entries, found, filter, facet), onChange),
  ).filter((view) => view !== null);
}

function facetView(filter, facet, counts, onChange) {
  const values = sortedValues(facet, counts);
  const isOfUse = values.length > 1 || filter.ticked.get(facet.name).size > 0;
  if (!isOfUse) {
    return null;
  }
  return el(
    "fieldset",
    { class: `facet facet-${facet.name}` },
    el("legend", {}, facet.title),
    values
      .slice(0, MOST_BOXES)
      .map((value) => boxView(filter, facet, value, counts.get(value), onChange)),
    values.length > MOST_BOXES
      ? el(
          "p",
          { class: "facet-more" },
          `${values.length - MOST_BOXES} more: search for path:\u2026`,
        )
      : null,
  );
}

function sortedValues(facet, counts) {
  const values = [...counts.keys()];
  const fixed = { severity: SEVERITIES, confidence: CONFIDENCES }[facet.name];
  return fixed === undefined
    ? values.sort((a, b) => counts.get(b) - counts.get(a) || compareText(a, b))
    : fixed.filter((value) => counts.has(value));
}

function boxView(filter, facet, value, count, onChange) {
  const ticked = filter.ticked.get(facet.name);
  const toggle = (event) => {
    event.target.checked ? ticked.add(value) : ticked.delete(value);
    onChange();
  };
  return el(
    "label",
    { class: `box ${count === 0 ? "is-empty" : ""}` },
    el("input", {
      type: "checkbox",
      checked: ticked.has(value),
      change: toggle,
      "data-key": `${facet.name}:${value}`,
    }),
    boxSign(facet, value),
    el("span", { class: "box-name" }, el("bdi", {}, value === "" ? "." : shown(value))),
    el("span", { class: "box-count" }, grouped(count)),
  );
}

function boxSign(facet, value) {
  if (facet.name === "severity") {
    return severityMark(value, "definite");
  }
  return facet.name === "confidence" ? severityMark("note", value) : null;
}
