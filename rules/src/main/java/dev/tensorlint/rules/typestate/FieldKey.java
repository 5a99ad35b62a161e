// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.ir.Expr;

/**
 * A field of {@code this}, or a static field.
 *
 * @param owner binary name of the declaring type
 */
public record FieldKey(String owner, String name, boolean isStatic) {

  static FieldKey of(Expr.FieldRef field) {
    return new FieldKey(field.owner(), field.name(), field.isStatic());
  }
}
