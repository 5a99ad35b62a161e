// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.scanner.resolve.OverloadSet;
import dev.tensorlint.scanner.types.Type;
import org.jspecify.annotations.Nullable;

/**
 * What stands before and behind the colons of a method reference.
 *
 * @param object the object of a bound reference, null for a type
 * @param type the type before the colons, or that of the object
 * @param candidates the methods of that name
 */
record ReferenceTarget(@Nullable Expr object, Type type, String name, OverloadSet candidates) {

  boolean isType() {
    return object == null;
  }
}
