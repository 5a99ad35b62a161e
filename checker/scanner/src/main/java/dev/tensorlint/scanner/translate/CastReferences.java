// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.Range;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import org.jspecify.annotations.Nullable;

/**
 * Corrects a fault of JavaParser 3.28: it reads {@code (F) x::m} as {@code ((F) x)::m}, whereas a
 * cast takes the whole reference.
 */
final class CastReferences {

  private CastReferences() {}

  static Expression corrected(Expression expr) {
    if (!(expr instanceof MethodReferenceExpr reference)
        || !(reference.getScope() instanceof CastExpr cast)) {
      return expr;
    }
    Range whole = reference.getRange().orElse(null);
    Range operand = cast.getExpression().getRange().orElse(null);
    MethodReferenceExpr inner =
        new MethodReferenceExpr(
            cast.getExpression(),
            reference.getTypeArguments().orElse(null),
            reference.getIdentifier());
    inner.setRange(joined(operand, whole));
    CastExpr corrected = new CastExpr(cast.getType(), inner);
    corrected.setRange(whole);
    return corrected;
  }

  private static @Nullable Range joined(@Nullable Range first, @Nullable Range last) {
    return first == null || last == null ? null : new Range(first.begin, last.end);
  }
}
