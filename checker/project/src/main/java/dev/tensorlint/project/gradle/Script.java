// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.List;

/**
 * A build or settings script, split into its statements.
 *
 * @param file where it stands
 */
record Script(Path file, String text, List<Statement> statements) {

  private static final int QUOTED = 60;

  Script {
    statements = List.copyOf(statements);
  }

  static Script parse(Path file, String text) throws UnreadableScriptException {
    List<Node> leaves = new Lexer(text, Dialect.of(file)).leaves();
    return new Script(file, text, Statement.in(Groups.of(leaves)));
  }

  /** Returns a part of it for a message: one line, short, without control characters. */
  String quote(Span part) {
    String whole = text.substring(part.start(), Math.min(part.end(), part.start() + 4 * QUOTED));
    String line = whole.strip().replaceAll("\\s+", " ").replaceAll("\\p{C}", "?");
    String plain = line.replace('`', '\'');
    return plain.length() <= QUOTED ? plain : plain.substring(0, QUOTED - 3) + "...";
  }
}
