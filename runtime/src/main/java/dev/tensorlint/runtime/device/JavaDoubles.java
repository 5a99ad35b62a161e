// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of {@code float64}. */
final class JavaDoubles extends JavaArrays {

  static final JavaDoubles INSTANCE = new JavaDoubles();

  private JavaDoubles() {}

  @Override
  void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
      return;
    }
    double[] in = (double[]) source;
    double[] out = (double[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i * toStride] = in[from + i * fromStride];
    }
  }

  @Override
  void fill(Object array, int from, int to, double value) {
    Arrays.fill((double[]) array, from, to, value);
  }

  @Override
  void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to) {
    double[] ifTrue = (double[]) yes;
    double[] ifFalse = (double[]) no;
    double[] chosen = (double[]) out;
    for (int i = from; i < to; i++) {
      chosen[choice.outAt() + i] =
          choice.isTrue(i) ? ifTrue[choice.yesAt() + i] : ifFalse[choice.noAt() + i];
    }
  }

  @Override
  void toDoubles(Object source, int from, double[] out, int count) {
    System.arraycopy(source, from, out, 0, count);
  }

  @Override
  void ofDoubles(double[] in, Object target, int to, int count) {
    System.arraycopy(in, 0, target, to, count);
  }

  @Override
  void ofLongs(long[] in, Object target, int to, int count) {
    double[] out = (double[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = in[i];
    }
  }
}
