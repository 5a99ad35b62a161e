// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What a word of the form `key:value` compares. */
const QUERY_KEYS = {
  rule: (entry) => entry.finding.rule,
  severity: (entry) => entry.finding.severity,
  confidence: (entry) => entry.finding.confidence,
  change: (entry) => entry.finding.change ?? "",
  minor: (entry) => (entry.finding.isMinor ? "yes" : "no"),
  path: (entry) => entry.path,
  method: (entry) => entry.finding.method,
  resource: (entry) => entry.finding.resource,
};

/**
 * Reads a search text: words separated by blanks, "quoted words", key:value, and a minus before
 * what must not be there.
 */
function parseQuery(text) {
  const terms = [];
  for (const [, minus, key, quoted, word] of text.matchAll(
    /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]+))/gi,
  )) {
    const value = (quoted ?? word).toLowerCase();
    const isKey = key !== undefined && Object.hasOwn(QUERY_KEYS, key.toLowerCase());
    terms.push({
      isNot: minus === "-",
      key: isKey ? key.toLowerCase() : null,
      value: isKey || key === undefined ? value : `${key.toLowerCase()}:${value}`,
    });
  }
  return terms.filter((term) => !isUnfinished(term.value));
}

/** Returns whether a word is still being typed: a key without a value must not empty the list. */
function isUnfinished(value) {
  return (
    value === "" ||
    value === "-" ||
    (value.endsWith(":") && Object.hasOwn(QUERY_KEYS, value.slice(0, -1)))
  );
}

function matchesQuery(entry, terms) {
  return terms.every((term) => textOf(entry, term.key).includes(term.value) !== term.isNot);
}

function textOf(entry, key) {
  return key === null ? entry.text : QUERY_KEYS[key](entry).toLowerCase();
}
