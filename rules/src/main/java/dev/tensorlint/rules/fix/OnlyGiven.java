// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the code around a new object uses what it gives to the object for nothing else. Then the
 * object can release it at its own end. Seen in: a builder that is given the graph of a session,
 * which lives on.
 */
final class OnlyGiven extends IrWalker {

  private final Local variable;
  private int mentions;

  private OnlyGiven(Local variable) {
    this.variable = variable;
  }

  static boolean isAll(Code code, Nesting nesting, Expr.New creation) {
    return creation.arguments().stream()
        .filter(Expr.LocalRef.class::isInstance)
        .map(argument -> ((Expr.LocalRef) argument).local())
        .filter(local -> mustBeReleased(code, local.type()))
        .allMatch(local -> isOnlyGiven(nesting, local));
  }

  private static boolean mustBeReleased(Code code, TypeRef type) {
    return code.models()
        .type(type.name(), code.types())
        .filter(TypeModel::mustBeReleased)
        .isPresent();
  }

  private static boolean isOnlyGiven(Nesting nesting, Local variable) {
    List<MethodDecl> around = nesting.last(MethodDecl.class).stream().toList();
    OnlyGiven given = new OnlyGiven(variable);
    around.forEach(given::visitMethod);
    return given.mentions == 1 && Declarations.of(nesting, variable).isPresent();
  }

  /** To take data out of it keeps nothing of it. */
  @Override
  protected Unit expr(@Nullable Expr expr) {
    boolean isData = expr != null && Reach.isPlain(expr.type()) && isRoot(expr);
    return isData ? operands(expr) : super.expr(expr);
  }

  /** Returns whether a chain of calls begins with the variable. */
  private boolean isRoot(@Nullable Expr expr) {
    if (expr instanceof Expr.Call call) {
      return isRoot(call.target());
    }
    return expr instanceof Expr.ArrayAccess access
        ? isRoot(access.array())
        : expr instanceof Expr.LocalRef ref && ref.local().equals(variable);
  }

  /** Looks at what the calls of a chain are given. */
  private Unit operands(@Nullable Expr chain) {
    if (chain instanceof Expr.Call call) {
      call.arguments().forEach(this::expr);
      return operands(call.target());
    }
    if (chain instanceof Expr.ArrayAccess access) {
      expr(access.index());
      return operands(access.array());
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    mentions += expr.local().equals(variable) ? 1 : 0;
    return super.visitLocalRef(expr);
  }
}
