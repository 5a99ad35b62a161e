// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;

/**
 * The text of a statement, from its first character to the end of its semicolon, without the
 * comments before it.
 */
record Extent(int start, int end) {

  /**
   * Returns the text of one of a list of statements. That of a declaration begins with its
   * modifiers and type; empty for one that declares several variables.
   */
  static Optional<Extent> of(Code code, Siblings siblings, int index) {
    Stmt stmt = siblings.get(index);
    if (!(stmt instanceof Stmt.LocalDecl decl)) {
      return Optional.of(new Extent(stmt.span().start(), stmt.span().end()));
    }
    int semicolon = behindValue(code, decl);
    Optional<Integer> before = endOfPrevious(code, siblings, index);
    if (before.isEmpty() || !code.text().startsWith(";", semicolon)) {
      return Optional.empty();
    }
    int start = Trivia.skip(code.text(), before.get());
    return start > decl.span().start()
        ? Optional.empty()
        : Optional.of(new Extent(start, semicolon + 1));
  }

  static Optional<Extent> of(Code code, Siblings siblings) {
    return of(code, siblings, siblings.index());
  }

  /** Returns where one of a list of statements begins, of a declaration with its type. */
  static int start(Code code, Siblings siblings) {
    int own = siblings.stmt().span().start();
    return siblings.stmt() instanceof Stmt.LocalDecl
        ? endOfPrevious(code, siblings, siblings.index())
            .map(end -> Trivia.skip(code.text(), end))
            .filter(start -> start <= own)
            .orElse(own)
        : own;
  }

  /** Returns the index of the last variable of the declaration that a statement belongs to. */
  static int lastDeclared(Code code, Siblings siblings, int index) {
    int last = index;
    while (last + 1 < siblings.size()
        && siblings.get(last) instanceof Stmt.LocalDecl decl
        && code.text().startsWith(",", behindValue(code, decl))) {
      last++;
    }
    return last;
  }

  /** Where the previous statement or the opening brace ends. */
  private static Optional<Integer> endOfPrevious(Code code, Siblings siblings, int index) {
    if (index == 0) {
      return siblings.parent() instanceof Stmt.Block block
          ? Optional.of(block.span().start() + 1)
          : Optional.empty();
    }
    Stmt previous = siblings.get(index - 1);
    if (!(previous instanceof Stmt.LocalDecl decl)) {
      return Optional.of(previous.span().end());
    }
    int semicolon = behindValue(code, decl);
    return code.text().startsWith(";", semicolon) ? Optional.of(semicolon + 1) : Optional.empty();
  }

  /** A value in parentheses ends before they do. */
  private static int behindValue(Code code, Stmt.LocalDecl decl) {
    int at = Trivia.skip(code.text(), decl.span().end());
    while (decl.initializer() != null && code.text().startsWith(")", at)) {
      at = Trivia.skip(code.text(), at + 1);
    }
    return at;
  }

  String text(Code code) {
    return code.text().substring(start, end);
  }
}
