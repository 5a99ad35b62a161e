// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.Site;
import java.util.concurrent.CompletionException;

/**
 * Thrown where a future is joined whose computation threw. The cause is what it threw, with the
 * stack of the thread that ran it.
 */
public final class ComputationFailedException extends CompletionException {

  private static final long serialVersionUID = 1L;

  private final transient Site startedAt;

  ComputationFailedException(String name, Site startedAt, Throwable cause) {
    super(name + ", started at " + startedAt + ", failed: " + cause, cause);
    this.startedAt = startedAt;
  }

  /** Returns the line of user code that started the computation. */
  public Site startedAt() {
    return startedAt;
  }
}
