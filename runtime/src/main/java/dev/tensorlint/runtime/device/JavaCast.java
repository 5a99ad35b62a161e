// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Conversions between the element types, as Java converts: block by block by way of {@code double}
 * from real types and of {@code long} from all others, which hold them exactly.
 */
final class JavaCast {

  private JavaCast() {}

  static void cast(DeviceSlice in, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    JavaArrays from = JavaArrays.of(in.type());
    JavaArrays to = JavaArrays.of(out.type());
    boolean real = in.type().isReal();
    JavaChunks.forEach(
        out.length(),
        (first, end) -> {
          int at = in.offset() + first;
          int outAt = out.offset() + first;
          if (real) {
            reals(from, source, at, to, target, outAt, end - first);
          } else {
            wholes(from, source, at, to, target, outAt, end - first);
          }
        });
  }

  private static void reals(
      JavaArrays from, Object source, int at, JavaArrays to, Object target, int outAt, int count) {
    double[] block = new double[Math.min(JavaArrays.BLOCK, count)];
    for (int done = 0; done < count; done += block.length) {
      int size = Math.min(block.length, count - done);
      from.toDoubles(source, at + done, block, size);
      to.ofDoubles(block, target, outAt + done, size);
    }
  }

  private static void wholes(
      JavaArrays from, Object source, int at, JavaArrays to, Object target, int outAt, int count) {
    long[] block = new long[Math.min(JavaArrays.BLOCK, count)];
    for (int done = 0; done < count; done += block.length) {
      int size = Math.min(block.length, count - done);
      from.toLongs(source, at + done, 1, block, size);
      to.ofLongs(block, target, outAt + done, size);
    }
  }
}
