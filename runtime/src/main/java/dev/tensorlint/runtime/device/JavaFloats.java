// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of {@code float32}. */
final class JavaFloats extends JavaArrays {

  static final JavaFloats INSTANCE = new JavaFloats();

  private JavaFloats() {}

  @Override
  void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
      return;
    }
    float[] in = (float[]) source;
    float[] out = (float[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i * toStride] = in[from + i * fromStride];
    }
  }

  @Override
  void fill(Object array, int from, int to, double value) {
    Arrays.fill((float[]) array, from, to, (float) value);
  }

  @Override
  void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to) {
    float[] ifTrue = (float[]) yes;
    float[] ifFalse = (float[]) no;
    float[] chosen = (float[]) out;
    for (int i = from; i < to; i++) {
      chosen[choice.outAt() + i] =
          choice.isTrue(i) ? ifTrue[choice.yesAt() + i] : ifFalse[choice.noAt() + i];
    }
  }

  @Override
  void toDoubles(Object source, int from, double[] out, int count) {
    float[] in = (float[]) source;
    for (int i = 0; i < count; i++) {
      out[i] = in[from + i];
    }
  }

  @Override
  void ofDoubles(double[] in, Object target, int to, int count) {
    float[] out = (float[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (float) in[i];
    }
  }

  @Override
  void ofLongs(long[] in, Object target, int to, int count) {
    float[] out = (float[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (float) in[i];
    }
  }
}
