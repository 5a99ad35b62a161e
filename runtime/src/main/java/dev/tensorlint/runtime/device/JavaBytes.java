// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** Arrays of {@code uint8} and of {@code bool}. */
class JavaBytes extends JavaArrays {

  static final JavaBytes UNSIGNED = new JavaBytes();
  static final JavaBytes BOOL = new Bools();

  private JavaBytes() {}

  @Override
  void copy(
      Object source, int from, int fromStride, Object target, int to, int toStride, int count) {
    if (fromStride == 1 && toStride == 1) {
      System.arraycopy(source, from, target, to, count);
      return;
    }
    byte[] in = (byte[]) source;
    byte[] out = (byte[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i * toStride] = in[from + i * fromStride];
    }
  }

  @Override
  void fill(Object array, int from, int to, double value) {
    Arrays.fill((byte[]) array, from, to, (byte) (int) value);
  }

  @Override
  void select(JavaSelect choice, Object yes, Object no, Object out, int from, int to) {
    byte[] ifTrue = (byte[]) yes;
    byte[] ifFalse = (byte[]) no;
    byte[] chosen = (byte[]) out;
    for (int i = from; i < to; i++) {
      chosen[choice.outAt() + i] =
          choice.isTrue(i) ? ifTrue[choice.yesAt() + i] : ifFalse[choice.noAt() + i];
    }
  }

  @Override
  void load(Object source, int from, int stride, Object lane, int count) {
    byte[] in = (byte[]) source;
    int[] out = (int[]) lane;
    for (int i = 0; i < count; i++) {
      out[i] = Byte.toUnsignedInt(in[from + i * stride]);
    }
  }

  @Override
  void store(Object lane, Object target, int to, int count) {
    int[] in = (int[]) lane;
    byte[] out = (byte[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (byte) in[i];
    }
  }

  @Override
  void toLongs(Object source, int from, int stride, long[] out, int count) {
    byte[] in = (byte[]) source;
    for (int i = 0; i < count; i++) {
      out[i] = Byte.toUnsignedLong(in[from + i * stride]);
    }
  }

  @Override
  void ofDoubles(double[] in, Object target, int to, int count) {
    byte[] out = (byte[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (byte) (int) in[i];
    }
  }

  @Override
  void ofLongs(long[] in, Object target, int to, int count) {
    byte[] out = (byte[]) target;
    for (int i = 0; i < count; i++) {
      out[to + i] = (byte) in[i];
    }
  }

  /** Bytes that are 0 or 1, and lanes of their own. */
  private static final class Bools extends JavaBytes {

    @Override
    void fill(Object array, int from, int to, double value) {
      super.fill(array, from, to, value == 0 ? 0 : 1);
    }

    @Override
    void load(Object source, int from, int stride, Object lane, int count) {
      copy(source, from, stride, lane, 0, 1, count);
    }

    @Override
    void store(Object lane, Object target, int to, int count) {
      System.arraycopy(lane, 0, target, to, count);
    }

    @Override
    void ofDoubles(double[] in, Object target, int to, int count) {
      byte[] out = (byte[]) target;
      for (int i = 0; i < count; i++) {
        out[to + i] = (byte) (in[i] == 0 ? 0 : 1);
      }
    }

    @Override
    void ofLongs(long[] in, Object target, int to, int count) {
      byte[] out = (byte[]) target;
      for (int i = 0; i < count; i++) {
        out[to + i] = (byte) (in[i] == 0 ? 0 : 1);
      }
    }
  }
}
