// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The choice between two operands, element by element, in Java.
 *
 * @param condition bools
 * @param conditionAt where the first one is
 * @param yesAt where the first element is that is taken if one is true
 * @param noAt where the first element is that is taken if one is false
 * @param outAt where the first result goes
 */
record JavaSelect(byte[] condition, int conditionAt, int yesAt, int noAt, int outAt) {

  static void run(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    JavaSelect choice =
        new JavaSelect(
            JavaBuffer.bools(condition),
            condition.offset(),
            yes.offset(),
            no.offset(),
            out.offset());
    JavaArrays arrays = JavaArrays.of(out.type());
    Object ifTrue = JavaBuffer.array(yes);
    Object ifFalse = JavaBuffer.array(no);
    Object target = JavaBuffer.array(out);
    JavaChunks.forEach(
        out.length(), (from, to) -> arrays.select(choice, ifTrue, ifFalse, target, from, to));
  }

  boolean isTrue(int index) {
    return condition[conditionAt + index] != 0;
  }
}
