// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

/** An analysis took more work than its {@link Work} allows and was given up. */
public final class WorkExceededException extends RuntimeException {

  /** What makes the work suffice, in the imperative; the setting is the same everywhere. */
  public static final String CURE =
      "raise the step budget (`--step-budget`, or `engine.step-budget` of the configuration)";

  private static final long serialVersionUID = 1;

  private final long steps;

  WorkExceededException(long steps) {
    super("more than " + steps + " steps", null, false, false);
    this.steps = steps;
  }

  /** Returns the steps that were allowed. */
  public long steps() {
    return steps;
  }
}
