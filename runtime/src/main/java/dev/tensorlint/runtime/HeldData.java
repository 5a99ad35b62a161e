// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.Held;

/** One count on a storage, held by a tensor handle. */
record HeldData(Storage storage, Shape shape) implements Held {

  @Override
  public String description() {
    return storage.type() + " " + shape;
  }

  @Override
  public long dataId() {
    return storage.id();
  }

  @Override
  public long bytes() {
    return storage.bytes();
  }

  @Override
  public void release() {
    storage.release();
  }
}
