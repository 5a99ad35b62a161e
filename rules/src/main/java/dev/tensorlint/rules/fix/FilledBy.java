// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Success;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The statement from which on a resource is there: the one that declares it, the call that fills in
 * an empty handle, or the statement after it that looks whether the call has made something.
 */
final class FilledBy extends IrWalker {

  private final Code code;
  private final Local handle;
  private boolean isFilled;

  private FilledBy(Code code, Local handle) {
    this.code = code;
    this.handle = handle;
  }

  /** Returns the last statement before which nothing can be released; empty if there is no one. */
  static Optional<Siblings> last(Code code, Siblings declaration) {
    Stmt.LocalDecl stmt = (Stmt.LocalDecl) declaration.stmt();
    @Nullable Expr made = stmt.initializer();
    Optional<Summary> effect = callee(made).flatMap(callee -> Ties.effect(code, callee));
    if (effect.filter(it -> it.result().kind() == ResultEffect.Kind.UNACQUIRED).isPresent()) {
      return filling(code, declaration, stmt.local());
    }
    return effect
        .flatMap(it -> Optional.ofNullable(it.outcome().success()))
        .flatMap(success -> status(made, success))
        .map(status -> looking(declaration, stmt.local(), status))
        .or(() -> Optional.of(declaration));
  }

  private static Optional<Callee> callee(@Nullable Expr made) {
    if (made instanceof Expr.Call call) {
      return Optional.of(call.callee());
    }
    return made instanceof Expr.New created ? Optional.of(created.constructor()) : Optional.empty();
  }

  private static Optional<Local> status(@Nullable Expr made, Success success) {
    int position = success.in().index();
    return made instanceof Expr.Call call
            && position >= 0
            && position < call.arguments().size()
            && call.arguments().get(position) instanceof Expr.LocalRef ref
        ? Optional.of(ref.local())
        : Optional.empty();
  }

  /** The next statement, if it is about the status and not about the handle. */
  private static Siblings looking(Siblings declaration, Local handle, Local status) {
    int next = declaration.index() + 1;
    boolean looks =
        next < declaration.size()
            && Mentions.any(declaration.get(next), Set.of(status))
            && !Mentions.any(declaration.get(next), Set.of(handle));
    return looks ? declaration.at(next) : declaration;
  }

  /** A call in a branch or a loop may fill it in or not. */
  private static Optional<Siblings> filling(Code code, Siblings declaration, Local handle) {
    for (int i = declaration.index() + 1; i < declaration.size(); i++) {
      Stmt stmt = declaration.get(i);
      if (Mentions.any(stmt, Set.of(handle))) {
        boolean isStraight = stmt instanceof Stmt.ExprStmt || stmt instanceof Stmt.LocalDecl;
        FilledBy filled = new FilledBy(code, handle);
        stmt.accept(filled);
        return isStraight && filled.isFilled ? Optional.of(declaration.at(i)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    Ties.effect(code, expr.callee()).ifPresent(effect -> look(expr.arguments(), effect));
    return super.visitCall(expr);
  }

  private void look(List<Expr> arguments, Summary effect) {
    for (int i = 0; i < arguments.size(); i++) {
      isFilled |=
          arguments.get(i) instanceof Expr.LocalRef ref
              && ref.local().equals(handle)
              && effect.parameter(i).custody() == Custody.ACQUIRED;
    }
  }
}
