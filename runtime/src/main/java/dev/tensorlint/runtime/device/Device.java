// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * A place where {@code float32} data lives and is computed on.
 *
 * <p>All operations are safe for use by many threads. They take slices of this device's own
 * buffers, whose lengths the caller has checked against each other, and they may return before the
 * result is there: the order of calls is kept, {@link #read} waits. An output may be the same slice
 * as an input of {@link #map}; otherwise outputs overlap no input.
 */
public interface Device {

  DeviceInfo info();

  /**
   * Allocates a buffer with undefined content, which the caller owns.
   *
   * @param length number of elements, may be 0
   */
  DeviceBuffer allocate(int length);

  /** Copies host data to the device; {@code source} may be changed once the call returns. */
  void write(float[] source, DeviceSlice target);

  /** Copies device data to the host. Returns when {@code target} is filled. */
  void read(DeviceSlice source, float[] target);

  /** Sets every element. */
  void fill(DeviceSlice target, float value);

  /** Applies a function to every element; both slices have the same length. */
  void map(UnaryOp op, DeviceSlice in, DeviceSlice out);

  /**
   * Applies a function to pairs of elements.
   *
   * @param out of {@link Broadcast#size()} elements
   */
  void zip(BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out);

  /** Multiplies two row-major matrices. An inner extent of 0 gives zeros. */
  void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out);

  /**
   * Sums all elements with compensation for rounding; the sum of none is 0.
   *
   * @param out of one element
   */
  void sum(DeviceSlice in, DeviceSlice out);
}
