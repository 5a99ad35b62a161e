// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Most findings that are printed in full. */
const MOST_PRINTED = 200;

/** All of the report, as far as paper takes it: overview, coverage and the selected findings. */
function printView(report, entries, chosen) {
  const printed = chosen.slice(0, MOST_PRINTED);
  const left = chosen.length - printed.length;
  return el(
    "div",
    {},
    overviewView(report, entries, () => {}),
    coverageView(report),
    el(
      "h2",
      { class: "print-title" },
      `Findings (${grouped(printed.length)} of ${grouped(entries.length)})`,
    ),
    left === 0
      ? null
      : el(
          "p",
          {},
          `${counted(left, "finding")} more are not printed: filter the report, then print it again.`,
        ),
    printed.map((entry) => findingView(report, entry)),
  );
}
