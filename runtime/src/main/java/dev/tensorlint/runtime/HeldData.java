// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.Held;

/** One count on a storage, held by a tensor handle. */
record HeldData(Storage data, Shape shape) implements Held {

  @Override
  public String description() {
    return data.type() + " " + shape;
  }

  @Override
  public long bytes() {
    return data.bytes();
  }

  @Override
  public void release() {
    data.release();
  }
}
