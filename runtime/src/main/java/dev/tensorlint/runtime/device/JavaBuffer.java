// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import org.jspecify.annotations.Nullable;

/** A Java array that can be given up before its buffer is collected. */
final class JavaBuffer implements DeviceBuffer {

  private final int length;
  private volatile float @Nullable [] elements;

  JavaBuffer(int length) {
    this.length = length;
    this.elements = new float[length];
  }

  /** Returns the array of a slice of this device. */
  static float[] of(DeviceSlice slice) {
    float[] elements = ((JavaBuffer) slice.buffer()).elements;
    if (elements == null) {
      throw new IllegalStateException("the buffer is freed");
    }
    return elements;
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
