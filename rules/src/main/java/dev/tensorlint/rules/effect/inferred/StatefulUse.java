// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import java.util.Set;

/**
 * How a method uses parameters that keep state between calls. Joins by union and or.
 *
 * @param stepped parameters that it steps or resets
 * @param sequences parameters that it steps in each iteration of a loop and never resets
 * @param resets whether it resets the state of any object
 */
public record StatefulUse(Set<Integer> stepped, Set<Integer> sequences, boolean resets)
    implements SummaryPart<StatefulUse> {

  public static final StatefulUse NONE = new StatefulUse(Set.of(), Set.of(), false);

  public StatefulUse {
    stepped = Set.copyOf(stepped);
    sequences = Set.copyOf(sequences);
  }

  @Override
  public StatefulUse neutral() {
    return NONE;
  }

  /** A stateful object is a resource, which is visible as a parameter or a field. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public boolean dependsOnInputs() {
    return !sequences.isEmpty();
  }

  @Override
  public StatefulUse join(StatefulUse other) {
    return equals(other)
        ? this
        : new StatefulUse(
            Sets.union(stepped, other.stepped),
            Sets.union(sequences, other.sequences),
            resets || other.resets);
  }
}
