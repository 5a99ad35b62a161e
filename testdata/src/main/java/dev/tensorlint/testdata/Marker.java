// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.finding.Confidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A finding that a case asks for: {@code // want RuleName definite} at the end of a line, several
 * on one line with commas between them.
 *
 * @param line line from 1
 */
public record Marker(int line, String rule, Confidence confidence) implements Comparable<Marker> {

  private static final Pattern COMMENT = Pattern.compile("//\\s*want\\b(.*)$");
  private static final Pattern WANT = Pattern.compile("(\\w+) (definite|potential)");

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
        markers.addAll(parse(i + 1, comment.group(1)));
      }
    }
    markers.sort(null);
    return markers;
  }

  private static List<Marker> parse(int line, String wanted) {
    List<Marker> markers = new ArrayList<>();
    for (String part : wanted.split(",")) {
      Matcher want = WANT.matcher(part.strip());
      if (!want.matches()) {
        throw new IllegalArgumentException(
            "line " + line + ": expected 'want RuleName definite|potential', got '" + part + "'");
      }
      String confidence = want.group(2).toUpperCase(Locale.ROOT);
      markers.add(new Marker(line, want.group(1), Confidence.valueOf(confidence)));
    }
    return markers;
  }

  @Override
  public int compareTo(Marker other) {
    int byLine = Integer.compare(line, other.line);
    return byLine != 0 ? byLine : toString().compareTo(other.toString());
  }

  /** Returns {@code line 3: RuleName definite}. */
  @Override
  public String toString() {
    return "line " + line + ": " + rule + " " + confidence.label();
  }
}
