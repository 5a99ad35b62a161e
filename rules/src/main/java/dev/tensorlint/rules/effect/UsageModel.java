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
 * @param holdsLittle whether an object has hardly any memory of its own, so that little is lost
 *     with one that is never released
 * @param opensWhenEntered whether a new scope is open only after a call has entered it
 */
public record UsageModel(
    boolean threadConfined,
    boolean unsynchronized,
    boolean stateful,
    Cost cost,
    boolean holdsLittle,
    boolean opensWhenEntered) {

  /** The model states nothing of the use. */
  public static final UsageModel UNSTATED = of(Cost.UNSTATED);

  /** Returns the use of a type of which only the cost is known. */
  public static UsageModel of(Cost cost) {
    return new UsageModel(false, false, false, cost, false, false);
  }

  UsageModel holdingLittle() {
    return new UsageModel(threadConfined, unsynchronized, stateful, cost, true, opensWhenEntered);
  }
}
