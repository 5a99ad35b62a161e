// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds in a line of a source what the debug information of a class file only gives a line to. */
final class SourceLine {

  /** What a stand-in writes for a call, a creation or a name. */
  private static final Pattern TOKEN =
      Pattern.compile("(?:new )?(?:[\\w$]+\\.)?([\\w$]+)(?:\\(\\.\\.\\.\\))?");

  private final String line;
  private final int start;

  private SourceLine(String line, int start) {
    this.line = line;
    this.start = start;
  }

  /**
   * Returns the place in a source: the name of a call, creation or variable where it stands once in
   * its line, else the line; empty where the source has no such line.
   */
  static Optional<Place> in(SourceFile source, Place standIn) {
    int number = standIn.start().line();
    if (number > source.lines().lineCount()) {
      return Optional.empty();
    }
    int start = source.lines().startOf(number);
    String line = source.text().substring(start, source.lines().endOf(number));
    if (line.isBlank()) {
      return Optional.empty();
    }
    Span span = new SourceLine(line, start).span(standIn.text().strip());
    return Optional.of(new Place(source, span));
  }

  private Span span(String token) {
    Matcher named = TOKEN.matcher(token);
    Matcher found = named.matches() ? find(named.group(1)) : null;
    if (found == null || !found.find()) {
      return whole();
    }
    Span name = new Span(start + found.start(), start + found.end());
    return found.find() ? whole() : name;
  }

  private Matcher find(String name) {
    return Pattern.compile("(?<![\\w$])" + Pattern.quote(name) + "(?![\\w$])").matcher(line);
  }

  private Span whole() {
    int from = line.length() - line.stripLeading().length();
    return new Span(start + from, start + line.stripTrailing().length());
  }
}
