// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LiteralStringValueExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Expr.LiteralKind;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Type.Primitive;

/** Translates literals. */
final class LiteralTranslator {

  private final FileContext file;

  LiteralTranslator(FileContext file) {
    this.file = file;
  }

  Typed nullLiteral(NullLiteralExpr expr) {
    return literal(expr, LiteralKind.NULL, "", Type.Special.NULL);
  }

  Typed bool(BooleanLiteralExpr expr) {
    LiteralKind kind = expr.getValue() ? LiteralKind.TRUE : LiteralKind.FALSE;
    return literal(expr, kind, "", Primitive.BOOLEAN);
  }

  Typed string(LiteralStringValueExpr expr) {
    return literal(expr, LiteralKind.STRING, valueOf(expr), Type.ClassType.STRING);
  }

  Typed character(CharLiteralExpr expr) {
    return literal(expr, LiteralKind.CHARACTER, Escapes.translate(expr.getValue()), Primitive.CHAR);
  }

  Typed number(LiteralStringValueExpr expr) {
    String text = expr.getValue();
    return literal(expr, LiteralKind.NUMBER, text, typeOf(text));
  }

  private static Type typeOf(String number) {
    char last = Character.toLowerCase(number.charAt(number.length() - 1));
    String lower = number.toLowerCase(java.util.Locale.ROOT);
    boolean isHex = lower.startsWith("0x");
    if (last == 'l') {
      return Primitive.LONG;
    } else if ((isHex && lower.indexOf('p') < 0) || lower.startsWith("0b")) {
      return Primitive.INT;
    } else if (last == 'f') {
      return Primitive.FLOAT;
    }
    boolean isDouble = last == 'd' || lower.indexOf('.') >= 0 || isHex || lower.indexOf('e') >= 0;
    return isDouble ? Primitive.DOUBLE : Primitive.INT;
  }

  private Typed literal(Expression expr, LiteralKind kind, String text, Type type) {
    return Typed.of(new Expr.Literal(kind, text, file.ref(type), file.span(expr)), type);
  }

  static boolean isString(Expression expr) {
    return expr instanceof StringLiteralExpr || expr instanceof TextBlockLiteralExpr;
  }

  /** Returns the value of a string literal or text block, escapes translated. */
  static String valueOf(Expression expr) {
    if (expr instanceof TextBlockLiteralExpr block) {
      return Escapes.translate(block.stripIndent());
    }
    return Escapes.translate(((StringLiteralExpr) expr).getValue());
  }
}
