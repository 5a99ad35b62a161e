// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.Site;

/** Thrown when a tensor's data is read, or an operation is applied to it, after its release. */
public final class TensorDisposedException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient HandleRecord tensor;
  private final transient Site usedAt;

  TensorDisposedException(HandleRecord tensor, Site usedAt) {
    super(
        tensor.name() + " is disposed: " + tensor.story("disposed") + "; used again at " + usedAt);
    this.tensor = tensor;
    this.usedAt = usedAt;
  }

  /** Returns the tensor's life. */
  public HandleRecord tensor() {
    return tensor;
  }

  /** Returns the line of user code that used the tensor after its release. */
  public Site usedAt() {
    return usedAt;
  }
}
