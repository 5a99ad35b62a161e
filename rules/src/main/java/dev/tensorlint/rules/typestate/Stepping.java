// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.SummaryPart;
import java.util.Set;

/**
 * What a method does to parameters that keep state from call to call. Joins by union and or.
 *
 * @param stepped parameters that go on, or are reset
 * @param sequences parameters that go on in each round of a loop, and are never reset
 * @param resets whether it resets the state of something
 */
public record Stepping(Set<Integer> stepped, Set<Integer> sequences, boolean resets)
    implements SummaryPart<Stepping> {

  public static final Stepping NONE = new Stepping(Set.of(), Set.of(), false);

  public Stepping {
    stepped = Set.copyOf(stepped);
    sequences = Set.copyOf(sequences);
  }

  @Override
  public Stepping neutral() {
    return NONE;
  }

  /** What keeps state is a resource, which shows as a parameter or a field. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }

  @Override
  public boolean dependsOnInputs() {
    return !sequences.isEmpty();
  }

  @Override
  public Stepping join(Stepping other) {
    return equals(other)
        ? this
        : new Stepping(
            Sets.union(stepped, other.stepped),
            Sets.union(sequences, other.sequences),
            resets || other.resets);
  }
}
