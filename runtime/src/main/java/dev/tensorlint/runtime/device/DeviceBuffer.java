// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * A block of elements in a device's memory. Who allocates it closes it, once all operations that
 * were given it have returned.
 */
public interface DeviceBuffer extends AutoCloseable {

  /** Returns the type of the elements. */
  DType type();

  /** Returns the number of elements. */
  int length();

  /** Returns the size in bytes. */
  default long bytes() {
    return (long) type().bytes() * length();
  }

  /** Makes the content undefined: it is not read before it is written again. */
  default void discard() {}

  /** Frees the memory. A second call does nothing. */
  @Override
  void close();
}
