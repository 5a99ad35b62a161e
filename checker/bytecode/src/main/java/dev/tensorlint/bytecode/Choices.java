// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Restores conditional expressions, whose two values a compiler leaves on the stack. */
final class Choices extends Rewriter {

  @Override
  List<Stmt> all(List<Stmt> statements) {
    List<Stmt> result = new ArrayList<>();
    for (Stmt each : super.all(statements)) {
      result.add(each);
      while (restore(result)) {
        // A value of a choice may be a choice.
      }
    }
    return result;
  }

  /** Puts a choice into the statement after it. */
  private static boolean restore(List<Stmt> statements) {
    int last = statements.size() - 1;
    if (last < 1 || !(statements.get(last - 1) instanceof Stmt.If branch)) {
      return false;
    }
    Stmt.ExprStmt whenTrue = assignment(branch.whenTrue());
    Stmt.ExprStmt whenFalse = branch.whenFalse() == null ? null : assignment(branch.whenFalse());
    Local variable = joined(whenTrue);
    if (variable == null || !variable.equals(joined(whenFalse))) {
      return false;
    }
    Expr choice = choice(branch, value(whenTrue), value(whenFalse));
    Stmt replaced = Substitution.in(statements.get(last), variable, choice);
    if (replaced == null) {
      return false;
    }
    statements.subList(last - 1, last + 1).clear();
    statements.add(replaced);
    return true;
  }

  private static Expr choice(Stmt.If branch, Expr whenTrue, Expr whenFalse) {
    boolean isTest = isNumber(whenTrue, "1") && isNumber(whenFalse, "0");
    boolean isOpposite = isNumber(whenTrue, "0") && isNumber(whenFalse, "1");
    if (isTest) {
      return branch.condition();
    } else if (isOpposite) {
      return Conditions.not(branch.condition());
    }
    TypeRef type = whenTrue.type().equals(TypeRef.NULL) ? whenFalse.type() : whenTrue.type();
    return new Expr.Conditional(
        branch.condition(), whenTrue, whenFalse, type, branch.condition().span());
  }

  private static boolean isNumber(Expr value, String text) {
    return value instanceof Expr.Literal literal
        && literal.kind() == Expr.LiteralKind.NUMBER
        && literal.text().equals(text)
        && literal.type().equals(TypeRef.INT);
  }

  private static Expr value(Stmt.@Nullable ExprStmt assignment) {
    if (assignment == null) {
      throw new IllegalStateException("a choice has two values");
    }
    return ((Expr.Assign) assignment.expr()).value();
  }

  private static Stmt.@Nullable ExprStmt assignment(Stmt branch) {
    List<Stmt> statements = Jumps.listed(branch);
    return statements.size() == 1
            && statements.get(0) instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign
        ? stmt
        : null;
  }

  private static @Nullable Local joined(Stmt.@Nullable ExprStmt assignment) {
    return assignment != null
            && assignment.expr() instanceof Expr.Assign assign
            && assign.target() instanceof Expr.LocalRef ref
            && MethodReader.isJoined(ref.local())
        ? ref.local()
        : null;
  }
}
