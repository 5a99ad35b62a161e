// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores a value in its variable before a call checks it. Kotlin's compiler keeps what Java code
 * returns on the stack, passes it to a check for null and only then stores it; the variable names
 * it.
 */
final class CheckedValues extends Rewriter {

  @Override
  List<Stmt> all(List<Stmt> statements) {
    List<Stmt> result = new ArrayList<>();
    for (Stmt each : super.all(statements)) {
      result.add(each);
      int size = result.size();
      List<Stmt> named = size < 3 ? null : named(result.subList(size - 3, size));
      if (named != null && LocalUses.of(kept(result.get(size - 3)), statements) == 2) {
        result.subList(size - 3, size).clear();
        result.addAll(named);
      }
    }
    return result;
  }

  /** Returns the variable that keeps an operand of the stack. */
  private static Local kept(Stmt statement) {
    return ((Stmt.LocalDecl) statement).local();
  }

  /** Returns two statements for the keeping, the check and the storing of a value. */
  private static @Nullable List<Stmt> named(List<Stmt> three) {
    boolean isChecked =
        three.get(0) instanceof Stmt.LocalDecl value
            && OperandStack.isTemporary(value.local())
            && value.initializer() != null
            && three.get(1) instanceof Stmt.ExprStmt check
            && check.expr() instanceof Expr.Call call
            && call.type().isVoid()
            && three.get(2) instanceof Stmt.LocalDecl stored
            && !Variables.isUnnamed(stored.local())
            && stored.initializer() instanceof Expr.LocalRef from
            && from.local().equals(value.local());
    if (!isChecked) {
      return null;
    }
    Stmt.LocalDecl value = (Stmt.LocalDecl) three.get(0);
    Local variable = ((Stmt.LocalDecl) three.get(2)).local();
    Stmt check =
        Substitution.in(
            three.get(1), value.local(), new Expr.LocalRef(variable, three.get(1).span()));
    return check == null
        ? null
        : List.of(new Stmt.LocalDecl(variable, value.initializer(), value.span()), check);
  }
}
