// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;

/** Counts the names of a file that could not be resolved. */
final class Unresolved {

  private int count;

  UnresolvedMethod method(String name, TypeRef owner) {
    count++;
    return new UnresolvedMethod(name, owner);
  }

  void type(String name) {
    count++;
  }

  int count() {
    return count;
  }

  /** Takes back what a translation counted that is done again. */
  void forget(int counted) {
    count -= counted;
  }
}
