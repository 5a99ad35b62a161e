// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.io.Serializable;

/**
 * What the analysis of one module may take. Past it the module has an outcome that says so.
 *
 * @param steps of the solver in all methods together; the same on every machine
 * @param memoryMiB heap of the process that analyses it
 * @param seconds by the clock, from the request to the outcome
 * @param sourceMiB unpacked size of an archive
 */
public record ModuleBudget(long steps, int memoryMiB, int seconds, int sourceMiB)
    implements Serializable {

  public static final ModuleBudget DEFAULT = new ModuleBudget(200_000_000, 1024, 900, 1024);

  public ModuleBudget {
    if (steps < 1 || memoryMiB < 1 || seconds < 1 || sourceMiB < 1) {
      throw new IllegalArgumentException("a budget must be at least 1");
    }
  }

  /** Returns the part of the budget that decides about outcomes, as a text. */
  public String print() {
    return "steps="
        + steps
        + " memory="
        + memoryMiB
        + " seconds="
        + seconds
        + " sources="
        + sourceMiB;
  }
}
