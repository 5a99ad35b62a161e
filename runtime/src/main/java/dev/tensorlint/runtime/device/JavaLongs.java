// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of {@code int64}. */
final class JavaLongs extends JavaArrays {

  static final JavaLongs INSTANCE = new JavaLongs();

  private JavaLongs() {}

  @Override
  void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
      return;
    }
    long[] in = (long[]) source;
    long[] out = (long[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i * toStride] = in[from + i * fromStride];
    }
  }

  @Override
  void fill(Object array, int from, int to, double value) {
    Arrays.fill((long[]) array, from, to, (long) value);
  }

  @Override
  void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to) {
    long[] ifTrue = (long[]) yes;
    long[] ifFalse = (long[]) no;
    long[] chosen = (long[]) out;
    for (int i = from; i < to; i++) {
      chosen[choice.outAt() + i] =
          choice.isTrue(i) ? ifTrue[choice.yesAt() + i] : ifFalse[choice.noAt() + i];
    }
  }

  @Override
  void toLongs(Object source, int from, int stride, long[] out, int count) {
    copy(source, from, stride, out, 0, 1, count);
  }

  @Override
  void ofDoubles(double[] in, Object target, int to, int count) {
    long[] out = (long[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (long) in[i];
    }
  }

  @Override
  void ofLongs(long[] in, Object target, int to, int count) {
    System.arraycopy(in, 0, target, to, count);
  }
}
