// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The lines that are shown for some places: those around each place, and those between two places
 * that are near each other.
 *
 * @param file the file
 * @param first first line, from 1
 * @param last last line
 */
record Excerpts(SourceFile file, int first, int last) {

  /** Lines shown before and after a place. */
  private static final int CONTEXT = 2;

  /** Most lines between two excerpts that are shown rather than left out. */
  private static final int GAP = 6;

  /** Lines that are shown of a place over many lines, such as a loop. */
  private static final int LONGEST = 12;

  /** Returns the excerpts, file by file in the order of the places, and from top to bottom. */
  static List<Excerpts> of(List<Place> places) {
    Map<SourceFile, NavigableSet<Integer>> lines = new LinkedHashMap<>();
    for (Place place : places) {
      addLines(lines.computeIfAbsent(place.file(), file -> new TreeSet<>()), place);
    }
    List<Excerpts> excerpts = new ArrayList<>();
    lines.forEach((file, shown) -> excerpts.addAll(runs(file, shown)));
    return excerpts;
  }

  private static void addLines(NavigableSet<Integer> lines, Place place) {
    int start = place.start().line();
    int end = Math.min(place.end().line(), start + LONGEST);
    int last = Math.min(end + CONTEXT, place.file().lines().lineCount());
    for (int line = Math.max(1, start - CONTEXT); line <= last; line++) {
      lines.add(line);
    }
  }

  private static List<Excerpts> runs(SourceFile file, NavigableSet<Integer> lines) {
    List<Excerpts> runs = new ArrayList<>();
    int first = lines.first();
    int last = first;
    for (int line : lines) {
      if (line - last - 1 > GAP) {
        runs.add(new Excerpts(file, first, last));
        first = line;
      }
      last = line;
    }
    runs.add(new Excerpts(file, first, last));
    return runs;
  }
}
