// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;

/**
 * Whether code without a model is given an allocator: what is empty until something is allocated
 * from it, and cannot be released before all of that is. What such code allocates, and leaves open,
 * is not seen. Seen in: a reader that a called method never closes.
 */
final class Allocations extends IrWalker {

  private final Code code;
  private final Local allocator;
  private boolean found;

  private Allocations(Code code, Local allocator) {
    this.code = code;
    this.allocator = allocator;
  }

  static boolean areUnseen(Code code, Local variable, TypeModel model, List<Stmt> block) {
    Allocations allocations = new Allocations(code, variable);
    block.forEach(allocations::stmt);
    return model.kind() == ModelKind.SESSION && model.beginsEmpty() && allocations.found;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    found |= isGiven(expr.arguments()) && Ties.effect(code, expr.callee()).isEmpty();
    return super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    found |= isGiven(expr.arguments()) && Ties.effect(code, expr.constructor()).isEmpty();
    return super.visitNew(expr);
  }

  private boolean isGiven(List<Expr> arguments) {
    return arguments.stream()
        .anyMatch(
            argument -> argument instanceof Expr.LocalRef ref && ref.local().equals(allocator));
  }
}
