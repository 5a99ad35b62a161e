// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.resolve.Inference;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import java.util.List;

/**
 * What a lambda or method reference is to implement.
 *
 * @param function the function type, with variables that are still to be inferred
 * @param type the functional interface, erased
 * @param inference the inference of the call around it
 */
record FunctionTarget(FunctionType function, Type type, Inference inference) {

  /** Returns the target that a known type makes. */
  static FunctionTarget of(FunctionType function, Type type, Inference none) {
    return new FunctionTarget(function, type, none);
  }

  /** Returns the parameter types; what they still lack is fixed by now. */
  List<Type> parameters() {
    return function.parameters().stream()
        .map(each -> Substitution.upper(inference.fixed(each)))
        .toList();
  }

  /** Returns the result type as far as it is known. */
  Type result() {
    return function.isVoid() ? function.result() : inference.known(function.result());
  }

  /** Takes in that the referenced method takes a parameter as another type. */
  void limits(int position, Type declared) {
    if (position < function.parameters().size() && !declared.isPrimitive()) {
      inference.expected(declared, function.parameters().get(position));
    }
  }

  /** Takes in what the body gives back. */
  void gives(Type result) {
    if (!function.isVoid() && !result.isVoid()) {
      inference.passed(result, function.result());
    }
  }

  /** Takes in the declared type of a parameter. */
  void declares(int position, Type declared) {
    if (position < function.parameters().size()) {
      inference.passed(declared, function.parameters().get(position));
    }
  }
}
