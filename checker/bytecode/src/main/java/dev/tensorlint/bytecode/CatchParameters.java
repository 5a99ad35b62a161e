// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives clauses the parameter of the source. A handler starts with the exception on the stack and
 * stores it in the variable that the source names.
 */
final class CatchParameters extends Rewriter {

  private final List<Stmt> method;

  private CatchParameters(List<Stmt> method) {
    this.method = method;
  }

  /** Returns the statements of a method with such clauses. */
  static List<Stmt> named(List<Stmt> method) {
    return new CatchParameters(method).all(method);
  }

  @Override
  List<Stmt> rewritten(Stmt statement) {
    Stmt inside = super.rewritten(statement).get(0);
    if (!(inside instanceof Stmt.Try guarded)) {
      return List.of(inside);
    }
    List<Stmt.Catch> clauses = guarded.catches().stream().map(this::clause).toList();
    return List.of(
        new Stmt.Try(guarded.resources(), guarded.body(), clauses, null, guarded.span()));
  }

  private Stmt.Catch clause(Stmt.Catch clause) {
    List<Stmt> body = clause.body().statements();
    Local taken = body.size() < 2 ? null : stored(body.get(0), clause.parameter());
    Local parameter = taken == null ? null : stored(body.get(1), taken);
    if (taken == null || parameter == null) {
      return clause;
    }
    List<Stmt> rest = body.subList(2, body.size());
    boolean isFree = LocalUses.of(taken, rest) == 0 && isOfClause(parameter, body);
    return isFree
        ? new Stmt.Catch(
            parameter, clause.types(), new Stmt.Block(rest, clause.body().span()), clause.span())
        : clause;
  }

  /** The scope of a named variable is its clause; a slot without a name may be used again. */
  private boolean isOfClause(Local parameter, List<Stmt> body) {
    boolean isDeclared = body.get(1) instanceof Stmt.LocalDecl && !Variables.isUnnamed(parameter);
    return isDeclared || LocalUses.of(parameter, method) == LocalUses.of(parameter, body);
  }

  /** Returns the variable in which a statement stores the value of another one. */
  private static @Nullable Local stored(Stmt statement, Local value) {
    if (statement instanceof Stmt.LocalDecl decl) {
      return refersTo(decl.initializer(), value) ? decl.local() : null;
    }
    return statement instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign assign
            && assign.target() instanceof Expr.LocalRef target
            && refersTo(assign.value(), value)
        ? target.local()
        : null;
  }

  private static boolean refersTo(@Nullable Expr value, Local local) {
    return value instanceof Expr.LocalRef ref && ref.local().equals(local);
  }
}
