// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * How the objects of a type are built and used.
 *
 * @param threadConfined whether only one thread may use an object
 * @param unsynchronized whether several threads may use it, one at a time
 * @param stateful whether it keeps state between calls
 * @param cost cost of building an object
 */
public record UsageModel(
    boolean threadConfined, boolean unsynchronized, boolean stateful, Cost cost) {

  /** The model states nothing of the use. */
  public static final UsageModel UNSTATED = of(Cost.UNSTATED);

  /** Returns the use of a type of which only the cost is known. */
  public static UsageModel of(Cost cost) {
    return new UsageModel(false, false, false, cost);
  }
}
