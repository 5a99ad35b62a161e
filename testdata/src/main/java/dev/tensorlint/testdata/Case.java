// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A small program and what is to be said of it.
 *
 * @param subject the rule or the seed that it is about, the name of its folder
 * @param isBad whether it has the bug; else it only looks like it
 * @param file its source
 * @param expected what its header says of a run
 * @param trap the trap that it is one of, empty for none
 * @param markers findings that it asks for, by line
 */
public record Case(
    String subject,
    boolean isBad,
    Path file,
    String text,
    Outcome expected,
    Optional<Trap> trap,
    List<Marker> markers) {

  private static final Pattern METHOD = Pattern.compile("^  (?:\\w.*)?\\b(\\w+)\\(.*\\{$");

  private static final String HEADER = "// runs: ";

  public Case {
    markers = List.copyOf(markers);
  }

  /**
   * Reads {@code Subject/bad/Name.java} or {@code Subject/good/Name.java}.
   *
   * @throws IllegalArgumentException when header or markers are not understood
   */
  static Case read(Path file) {
    try {
      int last = file.getNameCount() - 1;
      String text = Files.readString(file);
      return new Case(
          file.getName(last - 2).toString(),
          file.getName(last - 1).toString().equals("bad"),
          file,
          text,
          Outcome.parse(header(text)),
          Trap.in(text),
          Marker.in(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
    }
  }

  private static String header(String text) {
    String first = text.lines().findFirst().orElse("");
    if (!first.startsWith(HEADER)) {
      throw new IllegalArgumentException("line 1: must start with '" + HEADER + "'");
    }
    return first.substring(HEADER.length());
  }

  /** Returns the name of the class, which no other case has. */
  public String name() {
    return file.getFileName().toString().replaceFirst("\\.java$", "");
  }

  /** Returns whether it says what rules are to find. */
  public boolean isMarked() {
    return !markers.isEmpty();
  }

  /** Returns the text of a line, counted from 1. */
  String line(int number) {
    return text.lines().skip(number - 1L).findFirst().orElse("");
  }

  /** Returns the name of the method that a line stands in, as far as its layout tells. */
  Optional<String> methodAround(int line) {
    return lines().stream()
        .limit(line)
        .map(METHOD::matcher)
        .filter(Matcher::find)
        .map(found -> found.group(1))
        .reduce((former, latter) -> latter);
  }

  List<String> lines() {
    return text.lines().toList();
  }

  /** Returns where the full rendered text of the findings lies. */
  public Path golden() {
    return file.resolveSibling(name() + ".txt");
  }

  /** Returns where the source with its fixes lies, if it has any. */
  public Path fixed() {
    return file.resolveSibling(name() + ".java.fixed");
  }

  /** Returns {@code Subject/bad/Name}. */
  @Override
  public String toString() {
    return subject + "/" + (isBad ? "bad" : "good") + "/" + name();
  }
}
