// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

/**
 * A declared field.
 *
 * @param owner binary name of the declaring type
 * @param flags flags of {@link Access}
 */
public record FieldInfo(String owner, String name, Type type, int flags) {

  public boolean isStatic() {
    return Access.has(flags, Access.STATIC);
  }
}
