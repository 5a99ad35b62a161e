// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Statements that fixes write. */
final class Writing {

  private Writing() {}

  /**
   * Returns the statement that releases a variable, with a test where it may be null; empty where
   * its type has no release.
   */
  static Optional<String> release(
      Code code, Siblings siblings, String name, TypeRef type, TypeModel model, boolean mayBeNull) {
    return release(code, name, type, model)
        .map(call -> call + ";")
        .map(call -> mayBeNull ? guarded(code, siblings, name + " != null", call) : call);
  }

  /**
   * Returns the call that releases what a name stands for; empty where its type has no release.
   *
   * @param type the static type, which may be another one than that of the model
   */
  static Optional<String> release(Code code, String name, TypeRef type, TypeModel model) {
    boolean isByFunction =
        PlainRelease.isByFunction(model) && PlainRelease.takes(code.types(), model, type);
    return isByFunction
        ? Optional.of(Imports.nameOf(code, model.release().functions().get(0)) + "(" + name + ")")
        : method(code, type, model).map(method -> name + "." + method + "()");
  }

  /** The method of a type that releases its objects: the usual one of the model, or another. */
  private static Optional<String> method(Code code, TypeRef type, TypeModel model) {
    if (!code.types().isKnown(type.name())) {
      return Optional.of(method(model));
    }
    return Stream.concat(Stream.of(method(model)), model.release().methods().stream())
        .filter(
            name ->
                code.types().methods(type.name(), name).stream()
                    .anyMatch(method -> method.parameters().isEmpty()))
        .findFirst();
  }

  /** Returns whether a call releases a variable, by a method of its own or by a static one. */
  static boolean isRelease(Expr.Call call, TypeModel model, Predicate<Local> variables) {
    return call.callee() instanceof MethodRef method
        && released(call, method, model) instanceof Expr.LocalRef ref
        && variables.test(ref.local());
  }

  /** Returns what a call releases if it releases objects of a type, else null. */
  static @Nullable Expr released(Expr.Call call, MethodRef method, TypeModel model) {
    if (model.release().functions().stream().anyMatch(function -> function.is(method))) {
      return call.arguments().isEmpty() ? null : call.arguments().get(0);
    }
    boolean isOwn = call.arguments().isEmpty() && model.release().methods().contains(method.name());
    return isOwn ? call.target() : null;
  }

  /** Returns names in a sentence. */
  static String listed(List<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    int last = quoted.size() - 1;
    return last == 0
        ? quoted.get(0)
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }

  static String method(TypeModel model) {
    boolean closes =
        model.release().methods().isEmpty() || model.release().methods().contains("close");
    return closes ? "close" : model.release().methods().get(0);
  }

  static String guarded(Code code, Siblings siblings, String condition, String stmt) {
    String indent = code.indentation(siblings.stmt().span().start());
    String inner = code.newLine() + indent + code.layout().unit();
    String indented = stmt.replace(code.newLine() + indent, inner);
    return "if (" + condition + ") {" + inner + indented + code.newLine() + indent + "}";
  }
}
