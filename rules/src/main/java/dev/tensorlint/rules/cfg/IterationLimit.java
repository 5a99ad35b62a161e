// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;

/**
 * Recognises loops that count their iterations and end at some number, in the condition or by an
 * {@code if} that leaves the loop: {@code if (++steps > 10) throw ...}.
 */
final class IterationLimit extends OneLoopWalker {

  private static final Set<String> COMPARISONS = Set.of("<", "<=", ">", ">=", "==", "!=");

  private final Set<Local> counted;
  private boolean isCompared;
  private boolean isLimited;

  private IterationLimit(Set<Local> counted) {
    this.counted = counted;
  }

  static boolean isIn(Expr condition, Stmt body) {
    Set<Local> counted = counters(condition, body);
    if (counted.isEmpty()) {
      return false;
    }
    IterationLimit limit = new IterationLimit(counted);
    limit.isLimited = compares(condition, counted);
    body.accept(limit);
    return limit.isLimited;
  }

  private static Set<Local> counters(Expr condition, Stmt body) {
    Set<Local> counted = new HashSet<>();
    OneLoopWalker walker =
        new OneLoopWalker() {
          @Override
          public Unit visitUnary(Expr.Unary expr) {
            boolean isStep = expr.assigns();
            if (isStep && expr.operand() instanceof Expr.LocalRef counter) {
              counted.add(counter.local());
            }
            return super.visitUnary(expr);
          }
        };
    condition.accept(walker);
    body.accept(walker);
    return counted;
  }

  private static boolean compares(Expr condition, Set<Local> counted) {
    IterationLimit limit = new IterationLimit(counted);
    condition.accept(limit);
    return limit.isCompared;
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    isCompared |=
        COMPARISONS.contains(expr.operator())
            && (isCounter(expr.left()) || isCounter(expr.right()));
    return super.visitBinary(expr);
  }

  private boolean isCounter(Expr expr) {
    Expr counter = expr instanceof Expr.Unary step ? step.operand() : expr;
    return counter instanceof Expr.LocalRef local && counted.contains(local.local());
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    isLimited |= leaves(stmt.whenTrue()) && compares(stmt.condition(), counted);
    return super.visitIf(stmt);
  }

  private static boolean leaves(Stmt stmt) {
    if (stmt instanceof Stmt.Block block) {
      return !block.statements().isEmpty()
          && leaves(block.statements().get(block.statements().size() - 1));
    }
    return stmt instanceof Stmt.Throw || stmt instanceof Stmt.Break || stmt instanceof Stmt.Return;
  }
}
