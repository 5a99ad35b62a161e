// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.TraceStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A finding that a case asks for, {@code // want RuleName definite} at the end of a line, or the
 * step of a finding that stands for another one, {@code // also RuleName}. Several on one line have
 * commas between them: {@code // want RuleName definite, also RuleName}.
 *
 * @param line line from 1
 * @param confidence that of the finding; empty for a step
 */
public record Marker(int line, String rule, Optional<Confidence> confidence)
    implements Comparable<Marker> {

  private static final Pattern COMMENT = Pattern.compile("//\\s*(want\\b.*|also [A-Z].*)$");
  private static final Pattern WANT = Pattern.compile("(?:want )?(\\w+) (definite|potential)");
  private static final Pattern ALSO = Pattern.compile("also (\\w+)");

  private static final Comparator<Marker> ORDER =
      Comparator.comparingInt(Marker::line).thenComparing(Marker::toString);

  /** The marker of a finding. */
  Marker(int line, String rule, Confidence confidence) {
    this(line, rule, Optional.of(confidence));
  }

  /** The marker of a step. */
  static Marker also(int line, String rule) {
    return new Marker(line, rule, Optional.empty());
  }

  /** Returns the marker of a finding, and those of its steps that stand for others. */
  static Stream<Marker> of(Finding finding) {
    return Stream.concat(Stream.of(want(finding)), finding.trace().stream().flatMap(Marker::of));
  }

  static Marker want(Finding finding) {
    return new Marker(finding.place().start().line(), finding.rule(), finding.confidence());
  }

  private static Stream<Marker> of(TraceStep step) {
    return step.rule().map(rule -> also(step.place().start().line(), rule)).stream();
  }

  /** Returns whether it asks for a step, not for a finding. */
  boolean isStep() {
    return confidence.isEmpty();
  }

  /**
   * Returns the markers of a text, by line.
   *
   * @throws IllegalArgumentException when a marker is not understood; the message names its line
   */
  static List<Marker> in(String text) {
    List<Marker> markers = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.find()) {
        for (String part : comment.group(1).split(",")) {
          markers.add(parse(i + 1, part.strip()));
        }
      }
    }
    markers.sort(null);
    return markers;
  }

  private static Marker parse(int line, String part) {
    Matcher also = ALSO.matcher(part);
    if (also.matches()) {
      return also(line, also.group(1));
    }
    Matcher want = WANT.matcher(part);
    if (!want.matches()) {
      throw new IllegalArgumentException(
          "line "
              + line
              + ": expected 'want RuleName definite|potential' or 'also RuleName', got '"
              + part
              + "'");
    }
    String confidence = want.group(2).toUpperCase(Locale.ROOT);
    return new Marker(line, want.group(1), Confidence.valueOf(confidence));
  }

  @Override
  public int compareTo(Marker other) {
    return ORDER.compare(this, other);
  }

  /** Returns {@code line 3: RuleName definite}, or {@code line 3: also RuleName}. */
  @Override
  public String toString() {
    return confidence
        .map(each -> "line " + line + ": " + rule + " " + each.label())
        .orElse("line " + line + ": also " + rule);
  }
}
