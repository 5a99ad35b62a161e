// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.types.Type;
import java.util.List;

/**
 * A translated expression.
 *
 * @param type its type with variables kept
 * @param bindings pattern variables that it introduces
 * @param isPoly whether another target could give it another type
 */
record Typed(Expr expr, Type type, Bindings bindings, boolean isPoly) {

  static Typed of(Expr expr, Type type) {
    return new Typed(expr, type, Bindings.NONE, false);
  }

  /** A function is what its place asks for. */
  static Typed function(Expr expr, Type target) {
    return new Typed(expr, target, Bindings.NONE, true);
  }

  static Typed opaque(List<Expr> parts, Span span) {
    return of(
        new Expr.Opaque(parts, dev.tensorlint.rules.ir.TypeRef.UNKNOWN, span),
        Type.Special.UNKNOWN);
  }

  Typed with(Bindings newBindings) {
    return new Typed(expr, type, newBindings, isPoly);
  }
}
