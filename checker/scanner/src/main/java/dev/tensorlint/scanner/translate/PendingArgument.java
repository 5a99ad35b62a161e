// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.tensorlint.scanner.resolve.Argument;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Type;
import org.jspecify.annotations.Nullable;

/** An argument of a call whose method is not chosen yet. */
final class PendingArgument {

  private final FileContext file;
  private final Expression expr;
  private final Scope scope;
  private final @Nullable Typed probed;
  private final int counted;
  private final Argument argument;
  private @Nullable Argument full;

  PendingArgument(FileContext file, Expression expr, Scope scope) {
    this.file = file;
    this.expr = expr;
    this.scope = scope;
    Expression inner = withoutParentheses(expr);
    int before = file.unresolved().count();
    if (inner instanceof LambdaExpr lambda) {
      probed = null;
      argument = new PendingLambda(file, lambda, scope);
    } else if (inner instanceof MethodReferenceExpr reference) {
      probed = null;
      argument = new PendingReference(file, reference, scope);
    } else {
      probed = file.exprs().translate(inner, scope, Target.PROBE);
      argument = new Argument.Value(probed.type());
    }
    counted = file.unresolved().count() - before;
  }

  private static Expression withoutParentheses(Expression expr) {
    Expression inner = expr;
    while (inner instanceof EnclosedExpr enclosed) {
      inner = enclosed.getInner();
    }
    return CastReferences.corrected(inner);
  }

  /**
   * Returns what the overload is chosen by.
   *
   * @param isFull whether lambdas inside of it are looked at
   */
  Argument argument(boolean isFull) {
    return isFull && probed != null && probed.isPoly() ? full() : argument;
  }

  private Argument full() {
    Argument known = full;
    if (known == null) {
      int before = file.unresolved().count();
      known = new Argument.Value(file.exprs().translate(expr(), scope, Target.CHOICE).type());
      file.unresolved().forget(file.unresolved().count() - before);
      full = known;
    }
    return known;
  }

  Expression expr() {
    return withoutParentheses(expr);
  }

  Scope scope() {
    return scope;
  }

  boolean isFunction() {
    return probed == null;
  }

  /** Returns whether its type waits for the parameter that it is passed to. */
  boolean isPoly() {
    return probed == null || probed.isPoly();
  }

  /** Returns the translation of an argument that is neither a function nor poly. */
  Typed value() {
    if (probed == null) {
      throw new IllegalStateException("a function has no value before its method is chosen");
    }
    return probed;
  }

  /** Translates it again, for the parameter of the chosen method. */
  Typed translate(Type parameter) {
    file.unresolved().forget(counted);
    return file.exprs().translate(expr(), scope, Target.of(parameter));
  }
}
