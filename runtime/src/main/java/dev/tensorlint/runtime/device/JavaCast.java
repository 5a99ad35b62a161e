// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Conversions between the element types, as Java converts. */
final class JavaCast {

  private JavaCast() {}

  static void cast(DeviceSlice in, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    JavaChunks.forEach(
        out.length(),
        (from, to) -> {
          int at = in.offset() + from;
          int outAt = out.offset() + from;
          switch (out.type()) {
            case FLOAT32 -> toFloats(source, at, (float[]) target, outAt, to - from);
            case FLOAT64 -> toDoubles(source, at, (double[]) target, outAt, to - from);
            case INT32 -> toInts(source, at, (int[]) target, outAt, to - from);
            case INT64 -> toLongs(source, at, (long[]) target, outAt, to - from);
            case UINT8 -> toBytes(source, at, (byte[]) target, outAt, to - from);
            case BOOL -> toBools(source, at, (byte[]) target, outAt, to - from);
          }
        });
  }

  private static void toFloats(Object in, int at, float[] out, int outAt, int count) {
    boolean whole = in instanceof long[];
    for (int i = 0; i < count; i++) {
      out[outAt + i] = whole ? (float) whole(in, at + i) : (float) element(in, at + i);
    }
  }

  private static void toDoubles(Object in, int at, double[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = element(in, at + i);
    }
  }

  private static void toInts(Object in, int at, int[] out, int outAt, int count) {
    boolean whole = in instanceof long[];
    for (int i = 0; i < count; i++) {
      out[outAt + i] = whole ? (int) whole(in, at + i) : (int) element(in, at + i);
    }
  }

  private static void toLongs(Object in, int at, long[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = whole(in, at + i);
    }
  }

  private static void toBytes(Object in, int at, byte[] out, int outAt, int count) {
    boolean whole = in instanceof long[];
    for (int i = 0; i < count; i++) {
      out[outAt + i] = (byte) (whole ? (int) whole(in, at + i) : (int) element(in, at + i));
    }
  }

  private static void toBools(Object in, int at, byte[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = (byte) (element(in, at + i) == 0 ? 0 : 1);
    }
  }

  /** Returns an element in a type that holds all but {@code int64} exactly. */
  private static double element(Object in, int at) {
    if (in instanceof float[] floats) {
      return floats[at];
    }
    if (in instanceof double[] doubles) {
      return doubles[at];
    }
    if (in instanceof long[] longs) {
      return longs[at];
    }
    return in instanceof int[] ints ? ints[at] : Byte.toUnsignedInt(((byte[]) in)[at]);
  }

  private static long whole(Object in, int at) {
    return in instanceof long[] longs ? longs[at] : (long) element(in, at);
  }
}
