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

  JavaSelect(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    this.condition = JavaBuffer.bools(condition);
    this.conditionAt = condition.offset();
    this.yesAt = yes.offset();
    this.noAt = no.offset();
    this.outAt = out.offset();
  }

  void run(Object yes, Object no, Object out, int length) {
    JavaChunks.forEach(
        length,
        (from, to) -> {
          if (out instanceof float[] floats) {
            run((float[]) yes, (float[]) no, floats, from, to);
          } else if (out instanceof int[] ints) {
            run((int[]) yes, (int[]) no, ints, from, to);
          } else if (out instanceof double[] doubles) {
            run((double[]) yes, (double[]) no, doubles, from, to);
          } else if (out instanceof long[] longs) {
            run((long[]) yes, (long[]) no, longs, from, to);
          } else {
            run((byte[]) yes, (byte[]) no, (byte[]) out, from, to);
          }
        });
  }

  private void run(float[] yes, float[] no, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[outAt + i] = condition[conditionAt + i] == 0 ? no[noAt + i] : yes[yesAt + i];
    }
  }

  private void run(int[] yes, int[] no, int[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[outAt + i] = condition[conditionAt + i] == 0 ? no[noAt + i] : yes[yesAt + i];
    }
  }

  private void run(double[] yes, double[] no, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[outAt + i] = condition[conditionAt + i] == 0 ? no[noAt + i] : yes[yesAt + i];
    }
  }

  private void run(long[] yes, long[] no, long[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[outAt + i] = condition[conditionAt + i] == 0 ? no[noAt + i] : yes[yesAt + i];
    }
  }

  private void run(byte[] yes, byte[] no, byte[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[outAt + i] = condition[conditionAt + i] == 0 ? no[noAt + i] : yes[yesAt + i];
    }
  }
}
