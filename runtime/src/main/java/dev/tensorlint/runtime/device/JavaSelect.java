// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The choice between two operands, element by element, in Java. */
final class JavaSelect {

  private final byte[] condition;
  private final int conditionAt;
  private final int yesAt;
  private final int noAt;
  private final int outAt;

  private JavaSelect(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    this.condition = JavaBuffer.bools(condition);
    this.conditionAt = condition.offset();
    this.yesAt = yes.offset();
    this.noAt = no.offset();
    this.outAt = out.offset();
  }

  static void run(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    JavaSelect choice = new JavaSelect(condition, yes, no, out);
    JavaArrays arrays = JavaArrays.of(out.type());
    Object ifTrue = JavaBuffer.array(yes);
    Object ifFalse = JavaBuffer.array(no);
    Object target = JavaBuffer.array(out);
    JavaChunks.forEach(
        out.length(), (from, to) -> arrays.select(choice, ifTrue, ifFalse, target, from, to));
  }

  /** Returns whether element {@code index} comes from the first operand. */
  boolean isTrue(int index) {
    return condition[conditionAt + index] != 0;
  }

  /** Returns where the first operand's elements begin. */
  int yesAt() {
    return yesAt;
  }

  /** Returns where the second operand's elements begin. */
  int noAt() {
    return noAt;
  }

  /** Returns where the results begin. */
  int outAt() {
    return outAt;
  }
}
