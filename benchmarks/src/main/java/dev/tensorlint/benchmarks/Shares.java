// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where the scanner's time goes, and what else it has counted.
 *
 * @param counts by name, as {@link LintOnce} prints them
 */
record Shares(Map<String, Long> counts) {

  /** Reads the lines that are a name and a number; others are messages. */
  static Shares parse(List<String> lines) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String line : lines) {
      String[] parts = line.split(" ", -1);
      if (parts.length == 2 && parts[1].matches("[0-9]+")) {
        counts.put(parts[0], Long.valueOf(parts[1]));
      }
    }
    return new Shares(counts);
  }

  /** Returns the share of the three phases on one thread, and the counts. */
  String render() {
    double all = nanos("parse") + nanos("resolve") + nanos("analyse");
    return String.format(
        Locale.ROOT,
        "Of the time on one thread: parsing %.0f %%, resolving and translating %.0f %%,"
            + " analysing %.0f %%. Counted: %s.",
        100 * nanos("parse") / all,
        100 * nanos("resolve") / all,
        100 * nanos("analyse") / all,
        counted());
  }

  private double nanos(String phase) {
    return counts.getOrDefault(phase + "Nanos", 0L);
  }

  private String counted() {
    StringBuilder text = new StringBuilder();
    counts.forEach(
        (name, count) -> {
          if (!name.endsWith("Nanos")) {
            text.append(text.isEmpty() ? "" : ", ").append(name).append(' ').append(count);
          }
        });
    return text.toString();
  }
}
