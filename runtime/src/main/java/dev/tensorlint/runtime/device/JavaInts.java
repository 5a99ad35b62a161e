// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of {@code int32}. */
final class JavaInts extends JavaArrays {

  static final JavaInts INSTANCE = new JavaInts();

  private JavaInts() {}

  @Override
  void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
      return;
    }
    int[] in = (int[]) source;
    int[] out = (int[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i * toStride] = in[from + i * fromStride];
    }
  }

  @Override
  void fill(Object array, int from, int to, double value) {
    Arrays.fill((int[]) array, from, to, (int) value);
  }

  @Override
  void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to) {
    int[] ifTrue = (int[]) yes;
    int[] ifFalse = (int[]) no;
    int[] chosen = (int[]) out;
    for (int i = from; i < to; i++) {
      chosen[choice.outAt() + i] =
          choice.isTrue(i) ? ifTrue[choice.yesAt() + i] : ifFalse[choice.noAt() + i];
    }
  }

  @Override
  void toLongs(Object source, int from, int stride, long[] out, int count) {
    int[] in = (int[]) source;
    for (int i = 0; i < count; i++) {
      out[i] = in[from + i * stride];
    }
  }

  @Override
  void ofDoubles(double[] in, Object target, int to, int count) {
    int[] out = (int[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (int) in[i];
    }
  }

  @Override
  void ofLongs(long[] in, Object target, int to, int count) {
    int[] out = (int[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (int) in[i];
    }
  }
}
