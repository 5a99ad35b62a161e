// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Titles by which the fixes of one finding can be told apart. */
final class DistinctTitles {

  private DistinctTitles() {}

  /** Returns fixes of which those with the same title say in which line they start. */
  static List<Fix> of(List<Fix> fixes) {
    Map<String, Long> counts =
        fixes.stream().collect(Collectors.groupingBy(Fix::title, Collectors.counting()));
    return fixes.stream()
        .map(fix -> counts.getOrDefault(fix.title(), 0L) > 1 ? withLine(fix) : fix)
        .toList();
  }

  private static Fix withLine(Fix fix) {
    return new Fix(fix.safety(), fix.title() + " in line " + line(fix), fix.edits());
  }

  /** Returns the line of the first edit; the blanks and line ends before its text do not count. */
  private static int line(Fix fix) {
    Place place = fix.edits().get(0).place();
    Span span = place.span();
    String text = place.file().textOf(span);
    int blanks = text.length() - text.stripLeading().length();
    int start = blanks == text.length() ? span.start() : span.start() + blanks;
    return new Place(place.file(), new Span(start, span.end())).start().line();
  }
}
