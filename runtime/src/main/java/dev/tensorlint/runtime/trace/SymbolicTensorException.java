// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.tracking.Site;

/** Thrown when a symbolic tensor's data is asked for, or when it is used outside its trace. */
public final class SymbolicTensorException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient Site madeAt;
  private final transient Site tracedAt;

  SymbolicTensorException(SymbolicTensor tensor, String problem) {
    super(tensor + ", made at " + tensor.madeAt() + " in " + tensor.trace() + ", " + problem);
    this.madeAt = tensor.madeAt();
    this.tracedAt = tensor.trace().startedAt();
  }

  /** Returns the line of user code that made the symbolic tensor. */
  public Site madeAt() {
    return madeAt;
  }

  /** Returns the line of user code whose call started the trace. */
  public Site tracedAt() {
    return tracedAt;
  }
}
