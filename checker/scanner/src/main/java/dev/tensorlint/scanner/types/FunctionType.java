// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.List;

/**
 * The function type of a functional interface: JLS 9.9.
 *
 * @param method the one abstract method
 * @param parameters its parameter types, type arguments put in
 * @param result its result type, type arguments put in
 */
public record FunctionType(MethodInfo method, List<Type> parameters, Type result) {

  public FunctionType {
    parameters = List.copyOf(parameters);
  }

  public boolean isVoid() {
    return result.isVoid();
  }
}
