// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/** Makes one element of many: it is begun, takes elements, is merged with others, and ends. */
interface JavaFold {

  /** Returns a fold of elements of a type that the function is defined for. */
  static JavaFold of(ReduceOp op, DType type) {
    op.resultType(type);
    return type.isReal() ? new JavaRealFold(op) : new JavaWholeFold(op, type);
  }

  /** Forgets what it has taken. */
  void begin();

  /** Takes {@code count} elements, each {@code stride} after the last. */
  void take(Object in, int at, int stride, int count);

  /** Takes what another fold of the same function and type has taken. */
  void merge(JavaFold other);

  /** Writes the result into an array of the result's type. */
  void end(Object out, int at);
}
