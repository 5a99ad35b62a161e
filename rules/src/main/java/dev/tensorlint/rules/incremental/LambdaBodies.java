// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.ReferenceLambda;
import dev.tensorlint.rules.incremental.UnitImage.OfLambda;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import org.jspecify.annotations.Nullable;

/** Finds the lambdas of a procedure by their places, as its graph has them. */
final class LambdaBodies extends IrWalker {

  private final Span span;
  private Expr.@Nullable Lambda found;

  private LambdaBodies(Span span) {
    this.span = span;
  }

  /** Returns the body of a lambda, null if the procedure does not have it. */
  static @Nullable Body find(Body procedure, OfLambda lambda) {
    LambdaBodies finder = new LambdaBodies(lambda.span());
    Stmt code = procedure.code();
    if (code != null) {
      code.accept(finder);
    }
    for (FieldDecl field : procedure.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        initializer.accept(finder);
      }
    }
    return finder.found == null
        ? null
        : procedure.lambda(
            new Cfg.Deferred(finder.found, lambda.isKnownToRunAlone(), lambda.passedTo()));
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    if (expr.span().equals(span)) {
      found = expr;
      return Unit.UNIT;
    }
    return super.visitLambda(expr);
  }

  /** A reference to a method that is called later is a lambda that calls it. */
  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    if (expr.span().equals(span) && ReferenceLambda.of(expr) instanceof Expr.Lambda lambda) {
      found = lambda;
    }
    return super.visitMethodReference(expr);
  }
}
