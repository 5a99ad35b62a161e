// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** New names for variables. */
final class Names {

  private Names() {}

  /** Returns a name for the value of an expression: what an operation is called, else its type. */
  static String of(Expr expr) {
    boolean isOperation =
        expr instanceof Expr.Call call
            && call.target() != null
            && !(call.target() instanceof Expr.This)
            && !(call.callee() instanceof MethodRef method && method.isStatic());
    return isOperation
        ? ofMethod(((Expr.Call) expr).callee())
        : decapitalized(expr.type().simpleName());
  }

  private static String ofMethod(Object callee) {
    String name = callee instanceof MethodRef method ? method.name() : "value";
    boolean isGetter = name.matches("get[A-Z].*");
    return isGetter ? decapitalized(name.substring(3)) : name;
  }

  private static String decapitalized(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** Returns a name, with a number appended if code around a place uses it already. */
  static String free(Code code, Nesting around, String wanted) {
    String text = textAround(code, around);
    String name = wanted;
    for (int i = 2; SourceVersion.isKeyword(name) || isIn(text, name); i++) {
      name = wanted + i;
    }
    return name;
  }

  /** Returns a name, or another one where code around a place has it already. */
  static String free(Code code, Nesting around, String wanted, String otherwise) {
    boolean isFree = !isIn(textAround(code, around), wanted);
    return isFree ? wanted : free(code, around, otherwise);
  }

  private static String textAround(Code code, Nesting around) {
    return around
        .last(MethodDecl.class)
        .map(method -> code.file().textOf(method.span()))
        .or(() -> around.last(TypeDecl.class).map(type -> code.file().textOf(type.span())))
        .orElse(code.text());
  }

  /** A method of the same name does not conflict. */
  private static boolean isIn(String text, String name) {
    return Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "\\b(?!\\s*\\()")
        .matcher(text)
        .find();
  }
}
