// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

/**
 * Stands for a type parameter of a generic method while a call of it is inferred. Each is equal to
 * itself alone.
 */
public final class InferenceVariable implements Type {

  private final TypeVariable parameter;

  public InferenceVariable(TypeVariable parameter) {
    this.parameter = parameter;
  }

  public TypeVariable parameter() {
    return parameter;
  }

  @Override
  public String toString() {
    return parameter.name() + "'";
  }
}
