// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/**
 * The elements of a {@link Tensor} as plain Java data of the caller's, which later changes of the
 * tensor do not change. Each type has its methods; they wait until the elements are there.
 */
public interface ElementReading {

  Shape shape();

  /**
   * Copies all elements into a new array, row-major.
   *
   * @param type of the elements
   * @return an array of {@link DType#arrayType}; bools are 0 and 1
   * @throws IllegalStateException when the elements are of another type
   * @throws TensorDisposedException when the tensor is closed
   */
  Object elements(DType type);

  /**
   * Copies one element into a new array.
   *
   * @param type of the elements
   * @param indices one for each dimension; negative ones count from the end: -1 is the last
   * @return an array of {@link DType#arrayType} of one element
   * @throws IllegalArgumentException when there are more or fewer indices than dimensions
   * @throws IndexOutOfBoundsException when there is no such element
   * @throws IllegalStateException when the elements are of another type
   * @throws TensorDisposedException when the tensor is closed
   */
  Object element(DType type, int... indices);

  /** Returns the elements of a {@code float32} tensor, otherwise as {@link #elements}. */
  default float[] toFloatArray() {
    return (float[]) elements(DType.FLOAT32);
  }

  /** Returns the elements of a {@code float64} tensor, otherwise as {@link #elements}. */
  default double[] toDoubleArray() {
    return (double[]) elements(DType.FLOAT64);
  }

  /** Returns the elements of an {@code int32} tensor, otherwise as {@link #elements}. */
  default int[] toIntArray() {
    return (int[]) elements(DType.INT32);
  }

  /** Returns the elements of an {@code int64} tensor, otherwise as {@link #elements}. */
  default long[] toLongArray() {
    return (long[]) elements(DType.INT64);
  }

  /**
   * Returns the elements of a {@code uint8} tensor, which {@link Byte#toUnsignedInt} reads,
   * otherwise as {@link #elements}.
   */
  default byte[] toByteArray() {
    return (byte[]) elements(DType.UINT8);
  }

  /** Returns the elements of a {@code bool} tensor, otherwise as {@link #elements}. */
  default boolean[] toBooleanArray() {
    return Bools.toBooleans((byte[]) elements(DType.BOOL));
  }

  /**
   * Returns the only element of a {@code float32} tensor.
   *
   * @throws IllegalStateException when there is not exactly one element, or the type is another
   * @throws TensorDisposedException when the tensor is closed
   */
  default float item() {
    if (shape().size() != 1) {
      throw new IllegalStateException("item() needs exactly one element, the shape is " + shape());
    }
    return toFloatArray()[0];
  }

  /** Returns one element of a {@code float32} tensor, otherwise as {@link #element}. */
  default float get(int... indices) {
    return ((float[]) element(DType.FLOAT32, indices))[0];
  }

  /** Returns one element of a {@code float64} tensor, otherwise as {@link #element}. */
  default double getDouble(int... indices) {
    return ((double[]) element(DType.FLOAT64, indices))[0];
  }

  /** Returns one element of an {@code int32} tensor, otherwise as {@link #element}. */
  default int getInt(int... indices) {
    return ((int[]) element(DType.INT32, indices))[0];
  }

  /** Returns one element of an {@code int64} tensor, otherwise as {@link #element}. */
  default long getLong(int... indices) {
    return ((long[]) element(DType.INT64, indices))[0];
  }

  /** Returns one element of a {@code uint8} tensor, 0 to 255, otherwise as {@link #element}. */
  default int getUnsignedByte(int... indices) {
    return Byte.toUnsignedInt(((byte[]) element(DType.UINT8, indices))[0]);
  }

  /** Returns one element of a {@code bool} tensor, otherwise as {@link #element}. */
  default boolean getBoolean(int... indices) {
    return ((byte[]) element(DType.BOOL, indices))[0] != 0;
  }
}
