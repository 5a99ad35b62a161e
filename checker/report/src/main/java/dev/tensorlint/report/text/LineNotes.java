// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The notes on a file whose text is not there, by line. */
final class LineNotes {

  private final List<Label> labels;
  private final Gutter gutter;

  /**
   * @param labels labels of one file, at least one
   */
  LineNotes(List<Label> labels, Gutter gutter) {
    this.labels = labels;
    this.gutter = gutter;
  }

  /** Writes each note of a line once. */
  void write() {
    SortedMap<Integer, Map<String, Style>> byLine = new TreeMap<>();
    labels.forEach(
        label ->
            byLine
                .computeIfAbsent(label.startLine(), any -> new LinkedHashMap<>())
                .putIfAbsent(label.note(), label.style()));
    byLine.forEach(
        (line, notes) ->
            notes.forEach((note, style) -> gutter.source(line, new Row().put(0, note, style))));
  }
}
