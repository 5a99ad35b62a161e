// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.SummaryPart;
import java.util.HashMap;
import java.util.Map;

/**
 * Which parameters a method adds to containers that are parameters themselves, and gives to nobody
 * else: the caller's container then holds them for the caller.
 *
 * @param into position of the container by that of the element, {@link #UNKNOWN} for several
 */
public record Insertions(Map<Integer, Integer> into) implements SummaryPart<Insertions> {

  public static final Insertions NONE = new Insertions(Map.of());

  /** No known container. */
  public static final int UNKNOWN = -1;

  public Insertions {
    into = Map.copyOf(into);
  }

  /** Returns the position of the container that holds a parameter after the call. */
  public int container(int position) {
    return into.getOrDefault(position, UNKNOWN);
  }

  @Override
  public Insertions neutral() {
    return NONE;
  }

  @Override
  public Insertions join(Insertions other) {
    Map<Integer, Integer> joined = new HashMap<>(into);
    other.into.forEach(
        (element, container) ->
            joined.merge(element, container, (a, b) -> a.equals(b) ? a : UNKNOWN));
    return new Insertions(joined);
  }

  /** Only a caller with a container of resources is concerned, which is analysed anyway. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
