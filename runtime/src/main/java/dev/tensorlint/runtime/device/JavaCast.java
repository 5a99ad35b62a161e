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
            case INT32 -> toInts(source, at, (int[]) target, outAt, to - from);
            case BOOL -> toBools(source, at, (byte[]) target, outAt, to - from);
          }
        });
  }

  private static void toFloats(Object in, int at, float[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = (float) element(in, at + i);
    }
  }

  private static void toInts(Object in, int at, int[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = (int) element(in, at + i);
    }
  }

  private static void toBools(Object in, int at, byte[] out, int outAt, int count) {
    for (int i = 0; i < count; i++) {
      out[outAt + i] = (byte) (element(in, at + i) == 0 ? 0 : 1);
    }
  }

  /** Returns an element in a type that holds all of them exactly. */
  private static double element(Object in, int at) {
    if (in instanceof float[] floats) {
      return floats[at];
    }
    return in instanceof int[] ints ? ints[at] : ((byte[]) in)[at];
  }
}
