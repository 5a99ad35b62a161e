// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/** What is wrong with one YAML file, in the order in which it is found. */
public final class YamlProblems {

  private final String path;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  public YamlProblems(String path) {
    this.path = path;
  }

  public void report(Node at, String message) {
    report(position(at.getStartMark()), message);
  }

  public void report(Position at, String message) {
    diagnostics.add(new Diagnostic(Severity.ERROR, path, at.line(), at.column(), message));
  }

  /** Reports something that has no place in the file. */
  public void reportFile(String message) {
    diagnostics.add(Diagnostic.error(path, message));
  }

  /** Returns how many there are; what is decoded while the number grows is left out. */
  public int count() {
    return diagnostics.size();
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
