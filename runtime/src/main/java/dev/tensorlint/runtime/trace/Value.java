// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Op;
import java.util.List;

/** A value of a graph; others name it by its index. */
sealed interface Value {

  /** Returns the values that this one is computed from; all have lower indices. */
  default List<Integer> operands() {
    return List.of();
  }

  /** What a call passes at this position. */
  record Input(int position) implements Value {}

  /** The same in every call; the graph owns the handle. */
  record Constant(Tensor tensor) implements Value {}

  /** What an operation gives. */
  record Computed(Op op, List<Integer> operands) implements Value {}
}
