// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.Site;

/** Thrown when a model is run after it was closed. */
public final class ModelClosedException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient HandleRecord model;
  private final transient Site usedAt;

  public ModelClosedException(HandleRecord model, Site usedAt) {
    super(model.name() + " is closed: " + model.story("closed") + "; used again at " + usedAt);
    this.model = model;
    this.usedAt = usedAt;
  }

  /** Returns the model's life. */
  public HandleRecord model() {
    return model;
  }

  /** Returns the line of user code that used the model after its release. */
  public Site usedAt() {
    return usedAt;
  }
}
