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
 */
record Target(Type type, boolean isProbe) {

  static final Target NONE = new Target(Type.Special.UNKNOWN, false);
  static final Target PROBE = new Target(Type.Special.UNKNOWN, true);

  static Target of(Type type) {
    return type.isKnown() ? new Target(type, false) : NONE;
  }
}
