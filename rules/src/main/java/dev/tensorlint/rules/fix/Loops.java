// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;

/** The loops around a place. */
final class Loops {

  private Loops() {}

  static boolean isLoop(Object node) {
    return node instanceof Stmt.For
        || node instanceof Stmt.ForEach
        || node instanceof Stmt.While
        || node instanceof Stmt.DoWhile;
  }

  /** Returns whether a place runs again after another one, with the same variable. */
  static boolean repeats(Nesting around, Local variable, Span place) {
    return around.nodes().stream()
        .filter(Loops::isLoop)
        .map(node -> ((Stmt) node).span())
        .filter(loop -> !loop.contains(variable.nameSpan()))
        .anyMatch(loop -> loop.contains(place));
  }

  /** Returns the body of the loop that is the innermost node, where that has braces. */
  static Optional<Stmt.Block> bodyOf(Nesting nesting) {
    Stmt body = nesting.isEmpty() ? null : body(nesting.innermost());
    return body instanceof Stmt.Block block ? Optional.of(block) : Optional.empty();
  }

  private static @org.jspecify.annotations.Nullable Stmt body(Object node) {
    if (node instanceof Stmt.For loop) {
      return loop.body();
    }
    if (node instanceof Stmt.ForEach loop) {
      return loop.body();
    }
    if (node instanceof Stmt.While loop) {
      return loop.body();
    }
    return node instanceof Stmt.DoWhile loop ? loop.body() : null;
  }
}
