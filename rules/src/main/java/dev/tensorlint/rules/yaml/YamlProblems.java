// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * What is wrong with one YAML file, in the order in which it is found. What is read several times,
 * as a block that many types include, is told once.
 */
public final class YamlProblems {

  /** What names, patterns and paths are made of; sixty characters are enough to find them by. */
  private static final Pattern SHORT =
      Pattern.compile("[\\p{L}\\p{N}_.$*(),:/<>\\[\\]?~+ -]{1,60}");

  /** Longer than anything that a message quotes of a file that is what it should be. */
  private static final Pattern LONG = Pattern.compile("`[^`]{101,}`");

  private final String path;
  private final Set<Diagnostic> diagnostics = new LinkedHashSet<>();
  private int count;

  public YamlProblems(String path) {
    this.path = path;
  }

  /**
   * Returns a text of the file in backquotes when it is short and plain: a message shows no more of
   * a file than it needs.
   *
   * @param otherwise what stands in the message for any other text
   */
  public static String quoted(String text, String otherwise) {
    return SHORT.matcher(text).matches() ? "`" + text + "`" : otherwise;
  }

  public void report(Node at, String message) {
    report(position(at.getStartMark()), message);
  }

  public void report(Position at, String message) {
    String bounded = LONG.matcher(message).replaceAll("a long text");
    add(new Diagnostic(Severity.ERROR, path, at.line(), at.column(), bounded));
  }

  /** Reports something that has no place in the file. */
  public void reportFile(String message) {
    add(Diagnostic.error(path, message));
  }

  private void add(Diagnostic problem) {
    diagnostics.add(problem);
    count++;
  }

  /** Returns how many were reported; what is decoded while the number grows is left out. */
  public int count() {
    return count;
  }

  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  public static Position position(Node node) {
    return position(node.getStartMark());
  }

  static Position position(Optional<Mark> mark) {
    return mark.map(m -> new Position(m.getLine() + 1, m.getColumn() + 1))
        .orElse(new Position(1, 1));
  }
}
