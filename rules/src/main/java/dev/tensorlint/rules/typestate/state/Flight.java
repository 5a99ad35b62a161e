// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A computation on another thread, or the function that it will run. Joins by union, {@code
 * isRunning} and {@code isLoose} by or, {@code isOne} and {@code isElsewhere} by and.
 *
 * @param uses resources whose data it reads
 * @param releases resources that it may release
 * @param after computations, by the nodes that started them, that have completed when this one has
 * @param isRunning whether it was started; a function that is not running interferes with no code
 * @param isOne whether it stands for one computation, so that joining it joins all
 * @param isElsewhere whether it certainly runs on another thread; otherwise it may have completed
 *     when the call that starts it returns
 * @param isLoose whether code that is not followed has a reference to it and may wait for it
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

  /** Creates a computation without other references. */
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

  /** Returns the flight that represents this computation and another one of the same node. */
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
   * Returns this computation after its start.
   *
   * @param elsewhere whether it certainly runs on another thread
   */
  public Flight running(boolean elsewhere) {
    return new Flight(uses, releases, after, true, isOne, isElsewhere && elsewhere, isLoose);
  }

  /** Returns this computation as one that completes after others. */
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
