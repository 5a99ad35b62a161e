// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.types.Type;

/** What stands before a dot. */
sealed interface Qualifier {

  /** An object. */
  record Value(Typed typed) implements Qualifier {}

  /** A type: what follows is static. */
  record Named(Type type) implements Qualifier {}

  /**
   * A package, or nothing that is known.
   *
   * @param name the qualified name so far
   */
  record Unknown(String name) implements Qualifier {}
}
