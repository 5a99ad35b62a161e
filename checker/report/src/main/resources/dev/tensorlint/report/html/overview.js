// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Returns an empty count of findings by severity and by confidence. */
function emptyCount() {
  return { total: 0, error: 0, warning: 0, note: 0, definite: 0, potential: 0 };
}

function countEntry(count, entry) {
  count.total += 1;
  count[entry.finding.severity] += 1;
  count[entry.finding.confidence] += 1;
}

/** Returns the counts of all entries. */
function countAll(entries) {
  const count = emptyCount();
  entries.forEach((entry) => countEntry(count, entry));
  return count;
}

/** Returns rows of a key and its counts, the most findings first. */
function countBy(entries, keyOf) {
  const rows = new Map();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!rows.has(key)) {
      rows.set(key, { key, ...emptyCount() });
    }
    countEntry(rows.get(key), entry);
  }
  return [...rows.values()].sort((a, b) => b.total - a.total || compareText(a.key, b.key));
}

/** Returns how many findings have a severity and a confidence. */
function countMatrix(entries) {
  const matrix = new Map();
  for (const severity of SEVERITIES) {
    matrix.set(severity, countAll(entries.filter((entry) => entry.finding.severity === severity)));
  }
  return matrix;
}

/** Returns modules with their files, the most findings first. */
function countPlaces(entries) {
  const byModule = new Map();
  for (const entry of entries) {
    const ofModule = byModule.get(entry.module);
    ofModule === undefined ? byModule.set(entry.module, [entry]) : ofModule.push(entry);
  }
  return countBy(entries, (entry) => entry.module).map((module) => ({
    ...module,
    files: countBy(byModule.get(module.key), (entry) => entry.path),
  }));
}
