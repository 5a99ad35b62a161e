// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import java.util.Optional;

/**
 * Lombok's {@code @Cleanup}: at the end of its block, on every path, a variable is released if it is
 * not null. Once Lombok has run, the tree has the {@code try} instead.
 */
final class LombokCleanup {

  private static final String NAME = "Cleanup";

  private LombokCleanup() {}

  static boolean isOn(Local variable) {
    return of(variable).isPresent();
  }

  /** Returns the name of the method that releases a variable. */
  static String method(Local variable) {
    return of(variable).flatMap(each -> each.strings().stream().findFirst()).orElse("close");
  }

  private static Optional<Annotation> of(Local variable) {
    return variable.annotations().stream().filter(each -> each.name().equals(NAME)).findFirst();
  }
}
