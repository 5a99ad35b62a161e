// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashSet;
import java.util.Set;

/**
 * How a method interacts with concurrent computations. Joins by or and union.
 *
 * @param awaits whether it may wait for a computation that it has not started
 * @param inFlight parameters that a computation still uses when the method returns
 * @param captured parameters that a function reads which may run after the method has returned
 */
public record Timing(boolean awaits, Set<Integer> inFlight, Set<Integer> captured)
    implements SummaryPart<Timing> {

  public static final Timing NONE = new Timing(false, Set.of(), Set.of());

  /** The timing of a method that may wait for any computation. */
  public static final Timing AWAITING = new Timing(true, Set.of(), Set.of());

  public Timing {
    inFlight = Set.copyOf(inFlight);
    captured = Set.copyOf(captured);
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
    return new Timing(
        awaits || other.awaits, union(inFlight, other.inFlight), union(captured, other.captured));
  }

  private static Set<Integer> union(Set<Integer> some, Set<Integer> others) {
    Set<Integer> union = new HashSet<>(some);
    union.addAll(others);
    return union;
  }

  /** Callers wait as well, and computations in flight continue. */
  @Override
  public Timing ofNoReturn() {
    return this;
  }

  /** Waiting matters only to a caller that handles resources. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
