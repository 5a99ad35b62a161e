// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jocl.Pointer;
import org.jspecify.annotations.Nullable;

/**
 * Few elements on their way to the beginning of a buffer, kept here until a command needs them:
 * sending takes longer than all else that a small tensor costs, and many are closed unused.
 */
final class OpenClUpload {

  /** Bytes up to which a copy in Java is cheap. */
  private static final int MOST_BYTES = 4096;

  /** Words that travel as an argument of a kernel, without waiting for the queue. */
  static final int WORDS = 16;

  private final Object elements;
  private final int length;
  private final long bytes;

  private OpenClUpload(Object elements, int length, int elementBytes) {
    this.bytes = (long) length * elementBytes;
    this.elements = elements;
    this.length = length;
  }

  /**
   * Takes a copy of elements.
   *
   * @param source an array of the slice's type
   * @return null where sending them at once is better
   */
  static @Nullable OpenClUpload of(Object source, DeviceSlice target) {
    int length = target.length();
    if (target.offset() != 0 || (long) length * target.type().bytes() > MOST_BYTES) {
      return null;
    }
    Object copy = target.type().newArray(length);
    System.arraycopy(source, 0, copy, 0, length);
    return new OpenClUpload(copy, length, target.type().bytes());
  }

  /** Whether elements travel to a slice without waiting for the queue. */
  static boolean isQuick(DeviceSlice target) {
    return target.length() <= WORDS
        && (target.type() == DType.FLOAT32 || target.type() == DType.INT32);
  }

  /** Takes elements that nobody changes from now on. */
  static OpenClUpload owning(JavaBuffer result) {
    return new OpenClUpload(
        JavaBuffer.array(DeviceSlice.of(result)), result.length(), result.type().bytes());
  }

  /** Returns the elements as a buffer of the plain-Java device, to be read alone. */
  JavaBuffer onHost(DType type) {
    return new JavaBuffer(type, length, elements);
  }

  int length() {
    return length;
  }

  long bytes() {
    return bytes;
  }

  Pointer pointer() {
    return OpenClType.pointer(elements);
  }

  /** Returns the elements as {@value #WORDS} words, or null where they are not so few. */
  int @Nullable [] words() {
    if (length > WORDS || bytes != (long) length * Integer.BYTES) {
      return null;
    }
    int[] bits =
        elements instanceof float[] floats
            ? IntStream.range(0, length).map(i -> Float.floatToRawIntBits(floats[i])).toArray()
            : (int[]) elements;
    return Arrays.copyOf(bits, WORDS);
  }
}
