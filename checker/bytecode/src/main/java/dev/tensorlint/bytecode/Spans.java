// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;

/** Places of several statements. */
final class Spans {

  private Spans() {}

  /** Returns the smallest span that covers all statements. */
  static Span of(List<? extends Stmt> statements) {
    return statements.stream()
        .map(Stmt::span)
        .filter(each -> !each.equals(Span.NONE))
        .reduce(Span::to)
        .orElse(Span.NONE);
  }
}
