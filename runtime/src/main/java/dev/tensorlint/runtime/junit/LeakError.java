// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import dev.tensorlint.runtime.tracking.LeakReport;

/** Thrown after a test that left more handles open than it may. */
public final class LeakError extends AssertionError {

  private static final long serialVersionUID = 1L;

  private final transient LeakReport report;

  LeakError(String message, LeakReport report) {
    super(message);
    this.report = report;
  }

  /** Returns all handles that the test left open, also those that it may. */
  public LeakReport report() {
    return report;
  }
}
