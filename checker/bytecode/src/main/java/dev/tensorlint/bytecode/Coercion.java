// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;

/** Gives a number back the type that the machine forgets. */
final class Coercion {

  private Coercion() {}

  /**
   * Returns the value as its context takes it: 0 and 1 are booleans where one is expected, and a
   * new object or a result has the type arguments that the context names.
   */
  static Expr of(Expr value, TypeRef expected) {
    if (value instanceof Expr.New created && !expected.arguments().isEmpty()) {
      return withArguments(created, expected);
    }
    if (value instanceof Expr.Call call && isArgumentless(call.type(), expected)) {
      return new Expr.Call(
          call.target(), call.callee(), call.arguments(), expected, call.nameSpan(), call.span());
    }
    boolean isNumber =
        value instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NUMBER;
    if (!isNumber || !expected.equals(TypeRef.BOOLEAN)) {
      return value;
    }
    boolean isTrue = !((Expr.Literal) value).text().equals("0");
    return new Expr.Literal(
        isTrue ? Expr.LiteralKind.TRUE : Expr.LiteralKind.FALSE, "", TypeRef.BOOLEAN, value.span());
  }

  /** Returns whether a type is the expected one without its arguments. */
  private static boolean isArgumentless(TypeRef type, TypeRef expected) {
    return type.arguments().isEmpty()
        && !expected.arguments().isEmpty()
        && type.equals(expected.erased());
  }

  private static Expr withArguments(Expr.New created, TypeRef expected) {
    boolean isPlain = created.type().arguments().isEmpty() && !created.type().isArray();
    return isPlain
        ? new Expr.New(
            created.outer(),
            created.constructor(),
            created.arguments(),
            created.body(),
            TypeRef.of(created.type().name(), expected.arguments()),
            created.span())
        : created;
  }
}
