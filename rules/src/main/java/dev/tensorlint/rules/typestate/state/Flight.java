// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A computation on another thread, or the function that will be one. Joins by union, {@code
 * isRunning} and {@code isLoose} by or, {@code isOne} and {@code isElsewhere} by and.
 *
 * @param uses resources whose data it reads
 * @param releases resources that it may release
 * @param after computations, named by the nodes that started them, that are over when this one is
 * @param isRunning whether it was started; a function that nobody runs is in nobody's way
 * @param isOne whether it stands for one computation, so that joining it joins all
 * @param isElsewhere whether it surely runs on another thread; what may run on this one may be over
 *     when the call returns that starts it
 * @param isLoose whether somebody who is not followed has it, too, and may wait for it
 */
public record Flight(
    Set<ResourceId> uses,
    Set<ResourceId> releases,
    Set<Integer> after,
    boolean isRunning,
    boolean isOne,
    boolean isElsewhere,
    boolean isLoose) {

  public static final Flight NOTHING = new Flight(Set.of(), Set.of(), Set.of(), false, true, true);

  /** A computation that nobody else has. */
  public Flight(
      Set<ResourceId> uses,
      Set<ResourceId> releases,
      Set<Integer> after,
      boolean isRunning,
      boolean isOne,
      boolean isElsewhere) {
    this(uses, releases, after, isRunning, isOne, isElsewhere, false);
  }

  public Flight {
    uses = Set.copyOf(uses);
    releases = Set.copyOf(releases);
    after = Set.copyOf(after);
  }

  public Flight join(Flight other) {
    return new Flight(
        Sets.union(uses, other.uses),
        Sets.union(releases, other.releases),
        Sets.union(after, other.after),
        isRunning || other.isRunning,
        isOne && other.isOne,
        isElsewhere && other.isElsewhere,
        isLoose || other.isLoose);
  }

  /** Returns what stands for this computation and another one that the same node started. */
  Flight andAnother(Flight other) {
    Flight both = join(other);
    return new Flight(
        both.uses,
        both.releases,
        both.after,
        both.isRunning,
        false,
        both.isElsewhere,
        both.isLoose);
  }

  /**
   * Returns this computation when it is started.
   *
   * @param elsewhere whether that is surely on another thread
   */
  public Flight running(boolean elsewhere) {
    return new Flight(uses, releases, after, true, isOne, isElsewhere && elsewhere, isLoose);
  }

  /** Returns this computation behind others. */
  public Flight after(Set<Integer> others) {
    return new Flight(uses, releases, others, isRunning, isOne, isElsewhere, isLoose);
  }

  public Flight loose() {
    return new Flight(uses, releases, after, isRunning, isOne, isElsewhere, true);
  }

  /** Returns this computation with its resources renamed. */
  Flight map(UnaryOperator<ResourceId> rename) {
    return new Flight(
        map(uses, rename), map(releases, rename), after, isRunning, isOne, isElsewhere, isLoose);
  }

  private static Set<ResourceId> map(Set<ResourceId> ids, UnaryOperator<ResourceId> rename) {
    return ids.stream().map(rename).collect(Collectors.toSet());
  }
}
