// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.TensorType;
import java.util.List;
import java.util.stream.Stream;

/** What a trace depends on: the types of the inputs, and Java values, which compare by equals. */
record Signature(List<TensorType> inputs, List<?> arguments) {

  /**
   * Returns the signature of a call.
   *
   * @throws IllegalArgumentException when a tensor is passed as a Java value
   */
  static Signature of(List<Tensor> inputs, List<?> arguments) {
    if (arguments.stream().anyMatch(argument -> argument instanceof Tensor)) {
      throw new IllegalArgumentException(
          "a tensor among the arguments would make a trace for every tensor: pass it as an input");
    }
    return new Signature(inputs.stream().map(Tensor::type).toList(), List.copyOf(arguments));
  }

  /** Returns types and values, such as {@code (float32 [2, 3], relu)}. */
  @Override
  public String toString() {
    return Stream.concat(inputs.stream(), arguments.stream()).toList().toString();
  }
}
