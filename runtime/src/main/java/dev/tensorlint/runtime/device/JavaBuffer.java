// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import org.jspecify.annotations.Nullable;

/** A Java array that can be given up before its buffer is collected. */
final class JavaBuffer implements DeviceBuffer {

  private final DType type;
  private final int length;
  private volatile @Nullable Object elements;

  JavaBuffer(DType type, int length) {
    this(type, length, type.newArray(length));
  }

  /** Makes a buffer of an array that is there. */
  JavaBuffer(DType type, int length, Object elements) {
    this.type = type;
    this.length = length;
    this.elements = elements;
  }

  /** Returns the array of a slice of this device, of whatever type. */
  static Object array(DeviceSlice slice) {
    Object elements = ((JavaBuffer) slice.buffer()).elements;
    if (elements == null) {
      throw new IllegalStateException("the buffer is freed");
    }
    return elements;
  }

  static float[] floats(DeviceSlice slice) {
    TypeCheck.require(DType.FLOAT32, slice);
    return (float[]) array(slice);
  }

  static double[] doubles(DeviceSlice slice) {
    TypeCheck.require(DType.FLOAT64, slice);
    return (double[]) array(slice);
  }

  static int[] ints(DeviceSlice slice) {
    TypeCheck.require(DType.INT32, slice);
    return (int[]) array(slice);
  }

  static byte[] bools(DeviceSlice slice) {
    TypeCheck.require(DType.BOOL, slice);
    return (byte[]) array(slice);
  }

  @Override
  public DType type() {
    return type;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void close() {
    elements = null;
  }
}
