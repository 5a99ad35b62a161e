// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.scanner.source.ResultScope;
import dev.tensorlint.scanner.source.ResultScope.Kind;
import dev.tensorlint.scanner.source.Scope;
import org.jspecify.annotations.Nullable;

/** Translates statements that leave others. */
final class JumpTranslator {

  private final FileContext file;

  JumpTranslator(FileContext file) {
    this.file = file;
  }

  Stmt result(ReturnStmt stmt, Scope scope) {
    Expression value = stmt.getExpression().orElse(null);
    Typed typed = value == null ? null : given(value, Kind.RETURN, scope);
    return new Stmt.Return(typed == null ? null : typed.expr(), file.span(stmt));
  }

  Stmt yieldValue(YieldStmt stmt, Scope scope) {
    return new Stmt.Yield(given(stmt.getExpression(), Kind.YIELD, scope).expr(), file.span(stmt));
  }

  /** Translates what a body gives back, for the type that is expected of it. */
  Typed given(Expression value, Kind kind, Scope scope) {
    @Nullable ResultScope body = ResultScope.around(scope, kind);
    Target target = body == null ? Target.NONE : Target.of(body.expected());
    Typed typed = file.exprs().translate(value, scope, target);
    if (body != null) {
      body.add(typed.type(), ArmTypes.shown(typed), typed.isPoly());
    }
    return typed;
  }

  Stmt exception(ThrowStmt stmt, Scope scope) {
    return new Stmt.Throw(
        file.exprs().translate(stmt.getExpression(), scope).expr(), file.span(stmt));
  }

  Stmt breakOut(BreakStmt stmt) {
    return new Stmt.Break(
        stmt.getLabel().map(each -> each.asString()).orElse(null), file.span(stmt));
  }

  Stmt continueWith(ContinueStmt stmt) {
    return new Stmt.Continue(
        stmt.getLabel().map(each -> each.asString()).orElse(null), file.span(stmt));
  }
}
