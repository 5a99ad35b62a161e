// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes statements out of the code, with what would be left empty around them. */
final class Removal {

  private Removal() {}

  /** Returns what goes when statements are removed; empty when one of them has to stay. */
  static Optional<List<Stmt>> of(Code code, List<? extends Stmt> statements) {
    List<Stmt> gone = new ArrayList<>();
    for (Stmt stmt : statements) {
      Nesting nesting = code.at(stmt.span());
      int at = nesting.nodes().indexOf(stmt);
      Optional<Stmt> target = at < 1 ? Optional.empty() : target(nesting, at);
      if (target.isEmpty()) {
        return Optional.empty();
      }
      gone.add(target.get());
    }
    return Optional.of(gone);
  }

  /** The statement, or the {@code if} that only guards it. */
  private static Optional<Stmt> target(Nesting nesting, int at) {
    Stmt stmt = (Stmt) nesting.node(at);
    Object parent = nesting.node(at - 1);
    if (parent instanceof Stmt.If guard) {
      boolean canGo = guard.whenTrue().equals(stmt) && guard.whenFalse() == null && isCalm(guard);
      return canGo ? target(nesting, at - 1) : Optional.empty();
    }
    if (!(parent instanceof Stmt.Block block)) {
      return Siblings.of(parent, stmt, nesting).map(Siblings::stmt);
    }
    boolean isOnly = block.statements().size() == 1 && at > 1;
    Object around = isOnly ? nesting.node(at - 2) : block;
    if (around instanceof Stmt.If guard
        && guard.whenTrue().equals(block)
        && guard.whenFalse() == null
        && isCalm(guard)) {
      return target(nesting, at - 2);
    }
    boolean isWholeFinally = around instanceof Stmt.Try whole && block.equals(whole.finallyBlock());
    return isWholeFinally ? Optional.empty() : Optional.of(stmt);
  }

  private static boolean isCalm(Stmt.If guard) {
    return Calm.is(guard.condition());
  }
}
