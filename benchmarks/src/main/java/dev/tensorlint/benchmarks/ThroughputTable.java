// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.util.List;
import java.util.Locale;

/**
 * The results as a table in Markdown; the first measurement is what the others are compared with.
 *
 * @param lines lines of the corpus
 */
record ThroughputTable(long lines, List<Measurement> measurements) {

  String render() {
    StringBuilder table = new StringBuilder();
    table.append("| | seconds (fastest to slowest) | lines/s | times the first |\n");
    table.append("|---|---|---|---|\n");
    measurements.forEach(measurement -> table.append(row(measurement)));
    return table.toString();
  }

  private String row(Measurement measurement) {
    double median = measurement.median();
    return String.format(
        Locale.ROOT,
        "| %s | %.2f (%.2f to %.2f) | %,.0f | %.2f |\n",
        measurement.name(),
        median,
        measurement.fastest(),
        measurement.slowest(),
        lines / median,
        median / measurements.get(0).median());
  }
}
