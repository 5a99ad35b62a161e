// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;

/** Gives a number back the type that the machine forgets. */
final class Coercion {

  private Coercion() {}

  /** Returns the value as its context takes it: 0 and 1 are booleans where one is expected. */
  static Expr of(Expr value, TypeRef expected) {
    boolean isNumber =
        value instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NUMBER;
    if (!isNumber || !expected.equals(TypeRef.BOOLEAN)) {
      return value;
    }
    boolean isTrue = !((Expr.Literal) value).text().equals("0");
    return new Expr.Literal(
        isTrue ? Expr.LiteralKind.TRUE : Expr.LiteralKind.FALSE,
        "",
        TypeRef.BOOLEAN,
        value.span());
  }
}
