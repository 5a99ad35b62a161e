// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;

/** Whether a release is one call that needs no more than the resource, and throws nothing new. */
final class PlainRelease {

  private PlainRelease() {}

  /**
   * Returns whether a {@code finally} can release something, and a try-with-resources cannot.
   *
   * @param type of the variable
   */
  static boolean isOf(Code code, TypeModel model, TypeRef type) {
    if (model.release().methods().isEmpty()) {
      return isByFunction(model)
          && takes(code.types(), model, type)
          && isFunction(code, model.release().functions().get(0));
    }
    boolean isCloseable = code.types().isSubtype(type.name(), "java.lang.AutoCloseable");
    return !isCloseable
        && isQuiet(code, code.types().methods(type.name(), Writing.method(model)), 0);
  }

  /** Returns whether only a static function releases objects of a type. */
  static boolean isByFunction(TypeModel model) {
    return model.release().methods().isEmpty() && !model.release().functions().isEmpty();
  }

  /**
   * Returns whether the first function of a model takes values of a type, as far as is known. What
   * wraps such an object is of another type.
   */
  static boolean takes(TypeOracle types, TypeModel model, TypeRef type) {
    ReleaseFunction function = model.release().functions().get(0);
    List<MethodRef> overloads = types.methods(function.type(), function.name());
    return overloads.isEmpty()
        || !types.isKnown(type.name())
        || overloads.stream()
            .filter(method -> !method.parameters().isEmpty())
            .anyMatch(method -> types.isSubtype(type.name(), method.parameters().get(0).name()));
  }

  private static boolean isFunction(Code code, ReleaseFunction function) {
    return isQuiet(code, code.types().methods(function.type(), function.name()), 1);
  }

  private static boolean isQuiet(Code code, List<MethodRef> overloads, int parameters) {
    return overloads.stream()
        .filter(method -> method.parameters().size() == parameters)
        .anyMatch(
            method -> method.thrown().stream().noneMatch(e -> Closing.isChecked(e, code.types())));
  }
}
