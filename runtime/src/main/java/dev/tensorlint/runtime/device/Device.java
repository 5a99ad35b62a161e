// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;

/**
 * A place where data lives and is computed on.
 *
 * <p>All operations are safe for use by many threads. They take slices of this device's own
 * buffers, whose types and lengths the caller has checked against each other, and they may return
 * before the result is there: the order of calls is kept, the {@code read} methods wait. An output
 * may be the same slice as an input of {@link #map}, {@link #select} or {@link #axpy}, or of {@link
 * #zip} where that input is not repeated; otherwise outputs overlap no input.
 *
 * <p>Where {@code bool} meets the host, it is a {@code byte} of 0 or 1.
 */
public interface Device {

  DeviceInfo info();

  /**
   * Allocates a buffer with undefined content, which the caller owns.
   *
   * @param length number of elements, may be 0
   */
  DeviceBuffer allocate(DType type, int length);

  /**
   * Copies host data to the device.
   *
   * @param source an array of the slice's {@link DType#arrayType}; may be changed once the call
   *     returns
   */
  void write(Object source, DeviceSlice target);

  /**
   * Copies device data to the host. Returns when {@code target} is filled.
   *
   * @param target an array of the slice's {@link DType#arrayType}
   */
  void read(DeviceSlice source, Object target);

  /** Sets every element to a value that its type has; {@code bool} is true where it is not 0. */
  void fill(DeviceSlice target, double value);

  /** Copies elements between slices of one type. */
  void copy(StridedCopy plan, DeviceSlice in, DeviceSlice out);

  /**
   * Converts every element to the output's type as Java does: real to whole numbers round towards
   * zero, saturate, and make 0 of {@code NaN}, and {@code uint8} has the low bits of the {@code
   * int32}; whole numbers keep their low bits; what is not 0 is true.
   */
  void cast(DeviceSlice in, DeviceSlice out);

  /** Applies a function to every element; both slices have the same length. */
  void map(UnaryOp op, DeviceSlice in, DeviceSlice out);

  /**
   * Applies a function to pairs of elements.
   *
   * @param out of {@link Broadcast#size()} elements
   */
  void zip(BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out);

  /**
   * Computes a chain of element-wise functions in one pass.
   *
   * @param operands {@code float32}, as many as the chain has; {@code out} may be one that does not
   *     repeat
   * @param walk of these operands, {@code out} being dense
   */
  void chain(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out);

  /**
   * Takes each element from {@code yes} where the condition is true, else from {@code no}. All
   * slices have the same length.
   */
  void select(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out);

  /** Adds {@code factor * x} to every element of {@code y}, both of one real type. */
  void axpy(double factor, DeviceSlice x, DeviceSlice y);

  /** Multiplies two row-major matrices of one real type. An inner extent of 0 gives zeros. */
  void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out);

  /**
   * Reduces one dimension.
   *
   * @param in numbers
   * @param out of {@link Axis#outputs()} elements of {@link ReduceOp#resultType}
   */
  void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out);

  /**
   * Finds the index of the largest element along one dimension, the first of equals; {@code NaN}
   * counts as the largest.
   *
   * @param axis of at least one element
   * @param out of {@link Axis#outputs()} elements of {@code int32}
   */
  void argMax(DeviceSlice in, Axis axis, DeviceSlice out);

  /**
   * Copies rows of {@code in} in the order of {@code indices}. A row that is not there is all
   * {@code NaN}, or 0 where the type has none: kernels cannot throw.
   *
   * @param indices {@code int32}
   * @param width elements in a row, at least 1
   */
  void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out);

  /**
   * Adds each row of {@code in} to the row of {@code out} that {@code indices} says, in that order;
   * one for a row that is not there is left out. The inverse of {@link #gather}, of one real type.
   *
   * @param width elements in a row, at least 1
   */
  void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out);

  /**
   * Adds up what a window has covered, each element where it lay: the transpose of taking patches
   * out. Padding is left out.
   *
   * @param in {@code float32}, of {@link Windows#patches()} elements
   * @param out {@code float32}, the images
   */
  void overlay(Windows windows, DeviceSlice in, DeviceSlice out);
}
