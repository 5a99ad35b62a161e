// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.AssignExpr;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.Scope;

/** Translates assignments. */
final class AssignTranslator {

  private final FileContext file;

  AssignTranslator(FileContext file) {
    this.file = file;
  }

  Typed assign(AssignExpr expr, Scope scope) {
    Typed target = file.exprs().translate(expr.getTarget(), scope);
    Typed value = file.exprs().translate(expr.getValue(), scope, Target.of(target.type()));
    Span span = file.span(expr);
    if (expr.getOperator() == AssignExpr.Operator.ASSIGN) {
      return Typed.of(new Expr.Assign(target.expr(), value.expr(), span), target.type());
    }
    String text = expr.getOperator().asString();
    String operator = text.substring(0, text.length() - 1);
    return Typed.of(
        new Expr.CompoundAssign(target.expr(), operator, value.expr(), span), target.type());
  }
}
