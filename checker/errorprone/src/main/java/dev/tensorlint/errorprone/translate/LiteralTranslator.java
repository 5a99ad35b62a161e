// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree.JCLiteral;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Expr.LiteralKind;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;

/** Translates literals. */
final class LiteralTranslator {

  private final UnitContext context;

  LiteralTranslator(UnitContext context) {
    this.context = context;
  }

  /** javac folds the minus before a number into the literal; the IR does not. */
  Expr literal(JCLiteral tree) {
    Span span = context.spans.of(tree);
    TypeRef type = context.typeOf(tree);
    LiteralKind kind = kind(tree);
    if (kind != LiteralKind.NUMBER || !context.text().hasCharAt('-', span.start())) {
      return new Expr.Literal(kind, text(tree, kind, span), type, span);
    }
    Span digits = new Span(context.text().skipTrivia(span.start() + 1), span.end());
    Expr number = new Expr.Literal(kind, context.source.file().textOf(digits), type, digits);
    return new Expr.Unary("-", false, number, type, span);
  }

  private static LiteralKind kind(JCLiteral tree) {
    return switch (tree.getKind()) {
      case NULL_LITERAL -> LiteralKind.NULL;
      case BOOLEAN_LITERAL ->
          Boolean.TRUE.equals(tree.getValue()) ? LiteralKind.TRUE : LiteralKind.FALSE;
      case CHAR_LITERAL -> LiteralKind.CHARACTER;
      case STRING_LITERAL -> LiteralKind.STRING;
      default -> LiteralKind.NUMBER;
    };
  }

  private String text(JCLiteral tree, LiteralKind kind, Span span) {
    return switch (kind) {
      case STRING, CHARACTER -> String.valueOf(tree.getValue());
      case NUMBER -> context.source.file().textOf(span);
      case NULL, TRUE, FALSE -> "";
    };
  }
}
