// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.types.Type;

/**
 * What the place of an expression asks of it.
 *
 * @param type type that it is converted to, unknown when the place says nothing
 * @param isProbe whether only its type is wanted, to choose an overload; its lambdas are left out
 *     then, and it is translated again
 * @param isOpen whether a type that its place alone can tell stays open
 */
record Target(Type type, boolean isProbe, boolean isOpen) {

  static final Target NONE = new Target(Type.Special.UNKNOWN, false, false);
  static final Target PROBE = new Target(Type.Special.UNKNOWN, true, true);

  /** For the choice of an overload, too, with the lambdas. */
  static final Target CHOICE = new Target(Type.Special.UNKNOWN, false, true);

  static Target of(Type type) {
    return type.isKnown() ? new Target(type, false, false) : NONE;
  }
}
