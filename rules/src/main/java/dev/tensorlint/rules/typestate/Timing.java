// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a method does beside its own course. Joins by or and union.
 *
 * @param awaits whether it may wait for something that it has not started itself
 * @param collectsGarbage whether it asks the garbage collector to run, and handles nothing itself
 *     that could be the reason
 * @param inFlight parameters that a computation still uses when the method returns
 */
public record Timing(boolean awaits, boolean collectsGarbage, Set<Integer> inFlight) {

  public static final Timing NONE = new Timing(false, false, Set.of());

  public Timing {
    inFlight = Set.copyOf(inFlight);
  }

  Timing join(Timing other) {
    if (equals(other)) {
      return this;
    }
    Set<Integer> union = new HashSet<>(inFlight);
    union.addAll(other.inFlight);
    return new Timing(awaits || other.awaits, collectsGarbage || other.collectsGarbage, union);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Timing other
            && awaits == other.awaits
            && collectsGarbage == other.collectsGarbage
            && inFlight.equals(other.inFlight));
  }

  @Override
  public int hashCode() {
    return 31 * inFlight.hashCode() + Boolean.hashCode(awaits);
  }
}
