// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** New names for variables. */
final class Names {

  /** Words of method names that say how a value comes about, not what it is. */
  private static final Set<String> VERBS =
      Set.of(
          "get", "new", "create", "make", "build", "load", "open", "read", "to", "as", "from", "of",
          "run", "apply", "call", "invoke", "forward", "predict", "process", "compute", "acquire");

  private static final Pattern WORDS =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

  /** Text blocks, strings, characters and comments. */
  private static final Pattern NO_CODE =
      Pattern.compile(
          "(?s)\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n"
              + "])*\"|'(?:\\\\.|[^'\\\\\\n"
              + "])+'|/\\*.*?\\*/|//[^\\r"
              + "\\n"
              + "]*");

  private Names() {}

  /**
   * Returns a name for the value of an expression, free around a place: what an operation is called
   * ({@code relu}, {@code predictor} for {@code newPredictor}), also with its variable, else its
   * type's last word ({@code manager} for {@code NDManager}), else its type.
   */
  static String of(Code code, Nesting around, Expr expr) {
    return of(code, around, expr, List.of());
  }

  /**
   * @param taken names that are given already
   */
  static String of(Code code, Nesting around, Expr expr, List<String> taken) {
    List<String> wanted = new ArrayList<>(key(around, expr));
    if (isOperation(expr)) {
      String method = ofMethod(((Expr.Call) expr).callee());
      if (!method.isEmpty()) {
        wanted.add(method);
        addWithTarget(wanted, (Expr.Call) expr, method);
      }
    }
    if (SourceVersion.isIdentifier(expr.type().simpleName())) {
      wanted.add(ofType(expr.type()));
      wanted.add(decapitalized(expr.type().simpleName()));
    } else {
      wanted.add("value");
    }
    return free(textAround(code, around) + " " + String.join(" ", taken), wanted);
  }

  /** What is put under a key is called as the key: {@code inputIds} for {@code "input_ids"}. */
  private static List<String> key(Nesting around, Expr expr) {
    Object parent = around.size() < 2 ? expr : around.node(around.size() - 2);
    List<Expr> arguments = parent instanceof Expr.Call call ? call.arguments() : List.of();
    int key = arguments.indexOf(expr) - 1;
    return key >= 0
            && arguments.get(key) instanceof Expr.Literal literal
            && literal.kind() == Expr.LiteralKind.STRING
        ? camelCase(literal.text())
        : List.of();
  }

  private static List<String> camelCase(String key) {
    StringBuilder name = new StringBuilder();
    for (String word : key.split("[^A-Za-z0-9]+")) {
      name.append(name.length() == 0 || word.isEmpty() ? decapitalized(word) : capitalized(word));
    }
    return SourceVersion.isName(name) ? List.of(name.toString()) : List.of();
  }

  /** {@code xRelu} for another {@code x.relu()}. */
  private static void addWithTarget(List<String> wanted, Expr.Call call, String method) {
    if (call.target() instanceof Expr.LocalRef target) {
      wanted.add(target.local().name() + capitalized(method));
    }
  }

  private static boolean isOperation(Expr expr) {
    return expr instanceof Expr.Call call
        && call.target() != null
        && !(call.target() instanceof Expr.This)
        && !(call.callee() instanceof MethodRef method && method.isStatic());
  }

  /** What is left without the verb; empty if that is all. */
  private static String ofMethod(Object callee) {
    String name = callee instanceof MethodRef method ? method.name() : "";
    String[] words = WORDS.split(name);
    boolean hasVerb = words.length > 0 && VERBS.contains(words[0]);
    return hasVerb ? decapitalized(name.substring(words[0].length())) : name;
  }

  /** The last word says what it is; those before it say of which library or kind. */
  private static String ofType(TypeRef type) {
    String[] words = WORDS.split(type.simpleName());
    return decapitalized(words[words.length - 1]);
  }

  /** An acronym at the start is one word: {@code ndManager}. */
  private static String decapitalized(String name) {
    if (name.isEmpty()) {
      return name;
    }
    String first = WORDS.split(name)[0];
    return first.toLowerCase(Locale.ROOT) + name.substring(first.length());
  }

  /**
   * Returns a name for a variable of a constructor that stands for a field: the field's, unless
   * other code of the constructor means something by it.
   */
  static String ofFieldInConstructor(Code code, Nesting around, String field) {
    String quoted = Pattern.quote(field);
    String text = textAround(code, around).replaceAll("\\bthis\\s*\\.\\s*" + quoted + "\\b", "");
    String others = text.replaceFirst("(?m)^(\\s*)" + quoted + "(\\s*=[^=])", "$1$2");
    return isIn(others, field) ? free(code, around, "new" + capitalized(field)) : field;
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * Returns the first of some names that no code around a place uses; if all do, the last with a
   * number appended.
   */
  static String free(Code code, Nesting around, String... wanted) {
    return free(textAround(code, around), List.of(wanted));
  }

  private static String free(String text, List<String> wanted) {
    for (String name : wanted) {
      if (isFree(text, name)) {
        return name;
      }
    }
    String last = wanted.get(wanted.size() - 1);
    int number = 2;
    while (!isFree(text, last + number)) {
      number++;
    }
    return last + number;
  }

  private static boolean isFree(String text, String name) {
    return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name) && !isIn(text, name);
  }

  /** The code of the method around a place, without its comments and strings. */
  private static String textAround(Code code, Nesting around) {
    String text =
        around
            .last(MethodDecl.class)
            .map(method -> code.file().textOf(method.span()))
            .or(() -> around.last(TypeDecl.class).map(type -> code.file().textOf(type.span())))
            .orElse(code.text());
    return NO_CODE.matcher(text).replaceAll(" ");
  }

  /** A method of the same name does not conflict. */
  private static boolean isIn(String text, String name) {
    return Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "\\b(?!\\s*\\()")
        .matcher(text)
        .find();
  }
}
