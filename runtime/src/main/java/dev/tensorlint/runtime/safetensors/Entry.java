// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import dev.tensorlint.runtime.op.TensorType;

/**
 * One tensor of a file.
 *
 * @param begin index of its first byte in the data after the header
 * @param end index of the byte after its last one
 */
record Entry(String name, TensorType type, long begin, long end) {

  /** Returns how many bytes the type needs. */
  static long bytes(TensorType type) {
    return (long) type.shape().size() * type.dtype().bytes();
  }
}
