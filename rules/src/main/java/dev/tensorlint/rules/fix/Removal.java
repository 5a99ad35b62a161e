// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What goes when statements are taken out: they, and what would be left empty around them. */
final class Removal {

  private Removal() {}

  /** Returns the text that goes; empty when one of the statements has to stay. */
  static Optional<List<Span>> of(Code code, List<? extends Stmt> statements) {
    List<Span> gone = new ArrayList<>();
    for (Stmt stmt : statements) {
      Optional<Span> one = of(code, stmt);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      gone.add(one.get());
    }
    return Optional.of(gone);
  }

  static Optional<Span> of(Code code, Stmt stmt) {
    Nesting nesting = code.at(stmt.span());
    int at = nesting.nodes().indexOf(stmt);
    return at < 1 ? Optional.empty() : of(nesting, at);
  }

  private static Optional<Span> of(Nesting nesting, int at) {
    Stmt stmt = (Stmt) nesting.node(at);
    Object parent = nesting.node(at - 1);
    if (parent instanceof Stmt.If guard) {
      return branch(nesting, at - 1, guard, stmt);
    }
    if (!(parent instanceof Stmt.Block block)) {
      return Siblings.of(parent, stmt, nesting).map(siblings -> siblings.stmt().span());
    }
    boolean isOnly = block.statements().size() == 1 && at > 1;
    Object around = isOnly ? nesting.node(at - 2) : block;
    if (around instanceof Stmt.If guard) {
      return branch(nesting, at - 2, guard, block).or(() -> Optional.of(stmt.span()));
    }
    boolean isWholeFinally = around instanceof Stmt.Try whole && block.equals(whole.finallyBlock());
    return isWholeFinally ? finallyOf((Stmt.Try) around) : Optional.of(stmt.span());
  }

  /** A branch that would be empty goes, and with it a condition that only guards it. */
  private static Optional<Span> branch(Nesting nesting, int at, Stmt.If guard, Stmt branch) {
    if (branch.equals(guard.whenFalse())) {
      return Optional.of(new Span(guard.whenTrue().span().end(), guard.span().end()));
    }
    boolean canGo = guard.whenFalse() == null && Evaluation.onlyReads(guard.condition());
    return canGo ? of(nesting, at) : Optional.empty();
  }

  /** A {@code finally} can go where the {@code try} has something else to do. */
  private static Optional<Span> finallyOf(Stmt.Try whole) {
    int end = whole.body().span().end();
    for (Stmt.Catch clause : whole.catches()) {
      end = clause.body().span().end();
    }
    boolean isPlain = whole.resources().isEmpty() && whole.catches().isEmpty();
    return isPlain ? Optional.empty() : Optional.of(new Span(end, whole.span().end()));
  }
}
