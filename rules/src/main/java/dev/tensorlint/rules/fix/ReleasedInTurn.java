// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;

/**
 * Whether code goes over the parts of a resource and calls a release in the loop: a release of the
 * whole would be the second one of each part.
 */
final class ReleasedInTurn extends IrWalker {

  private final Local whole;
  private final TypeModel model;
  private int loops;
  private boolean found;

  private ReleasedInTurn(Local whole, TypeModel model) {
    this.whole = whole;
    this.model = model;
  }

  static boolean isIn(List<Stmt> block, Local whole, TypeModel model) {
    ReleasedInTurn inTurn = new ReleasedInTurn(whole, model);
    block.forEach(inTurn::stmt);
    return inTurn.found;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    boolean isOver = Mentions.of(stmt.iterable()).contains(whole);
    loops += isOver ? 1 : 0;
    super.visitForEach(stmt);
    loops -= isOver ? 1 : 0;
    return Unit.UNIT;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    boolean isOver =
        Mentions.of(expr.target()).contains(whole)
            && expr.arguments().stream().anyMatch(Expr.Lambda.class::isInstance);
    found |= loops > 0 && model.release().methods().contains(expr.callee().name());
    loops += isOver ? 1 : 0;
    super.visitCall(expr);
    loops -= isOver ? 1 : 0;
    return Unit.UNIT;
  }
}
