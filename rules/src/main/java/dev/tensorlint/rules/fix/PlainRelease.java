// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
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
      return !model.release().functions().isEmpty()
          && isFunction(code, model.release().functions().get(0));
    }
    boolean isCloseable = code.types().isSubtype(type.name(), "java.lang.AutoCloseable");
    return !isCloseable
        && isQuiet(code, code.types().methods(type.name(), Writing.method(model)), 0);
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
