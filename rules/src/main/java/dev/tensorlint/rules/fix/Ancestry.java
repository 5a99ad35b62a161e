// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeOracle;

/** What the objects of a class inherit. */
final class Ancestry {

  private Ancestry() {}

  /**
   * Returns whether the objects of a class may live on after the code that made them, although that
   * code hands them to nothing: they inherit from a class of a library that no model describes,
   * which may register them, or start something that has them. A window is an example: its {@code
   * setVisible} returns at once.
   */
  static boolean mayLiveOn(Code code, String type) {
    return code.types().supertypes(type).stream()
        .filter(ancestor -> !ancestor.equals(type) && !ancestor.equals("java.lang.Object"))
        .anyMatch(ancestor -> isUndescribedClass(code, ancestor));
  }

  /** The same for a resource: what a model describes is known to end with its release. */
  static boolean mayLiveOn(Code code, TypeModel model) {
    return model.library().isEmpty() && mayLiveOn(code, model.name());
  }

  private static boolean isUndescribedClass(Code code, String type) {
    TypeOracle types = code.types();
    int end = type.lastIndexOf('.');
    boolean isOfLibrary = end > 0 && types.hasPackage(type.substring(0, end));
    boolean isClass = !types.methods(type, "<init>").isEmpty();
    return isOfLibrary && isClass && code.models().type(type, types).isEmpty();
  }
}
