// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashSet;
import java.util.Set;

/**
 * What a method does with computations that run beside it. Joins by or and union.
 *
 * @param awaits whether it may wait for something that it has not started itself
 * @param inFlight parameters that a computation still uses when the method returns
 */
public record Timing(boolean awaits, Set<Integer> inFlight) implements SummaryPart<Timing> {

  public static final Timing NONE = new Timing(false, Set.of());

  /** It may wait for anything. */
  public static final Timing AWAITING = new Timing(true, Set.of());

  public Timing {
    inFlight = Set.copyOf(inFlight);
  }

  @Override
  public Timing neutral() {
    return NONE;
  }

  @Override
  public Timing join(Timing other) {
    if (equals(other)) {
      return this;
    }
    Set<Integer> union = new HashSet<>(inFlight);
    union.addAll(other.inFlight);
    return new Timing(awaits || other.awaits, union);
  }

  /** Callers wait as long, and what is in flight stays so. */
  @Override
  public Timing ofNoReturn() {
    return this;
  }

  /** What does not handle resources does not mind to wait. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
