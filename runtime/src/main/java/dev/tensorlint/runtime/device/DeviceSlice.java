// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.Objects;

/**
 * A run of elements of a buffer. It does not own the buffer.
 *
 * @param buffer the buffer
 * @param offset index of the first element
 * @param length number of elements
 */
public record DeviceSlice(DeviceBuffer buffer, int offset, int length) {

  public DeviceSlice {
    Objects.checkFromIndexSize(offset, length, buffer.length());
  }

  /** Returns the whole of a buffer. */
  public static DeviceSlice of(DeviceBuffer buffer) {
    return new DeviceSlice(buffer, 0, buffer.length());
  }

  /** Returns the type of the elements. */
  public DType type() {
    return buffer.type();
  }
}
