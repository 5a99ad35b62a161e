// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.extent.SmallObjects;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.LeftOpen;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The code for which hardly any reader acts on a finding: what nothing calls, and, for leaks, what
 * an application runs a fixed number of times, what it runs to some end and leaves to the garbage
 * collector, and what leaves open only what holds little.
 */
public final class MinorCode {

  /** Nothing is known of calls. */
  public static final MinorCode NONE = new MinorCode(() -> Found.NOTHING, null, null);

  private final Supplier<Found> search;
  private final @Nullable SmallObjects small;
  private final @Nullable ProgramPhases phases;
  private @Nullable Found found;

  /**
   * What takes a search of the whole program.
   *
   * @param uncalled what nothing calls
   * @param several what runs a fixed number of times
   * @param ending what runs in loops that end
   */
  record Found(UncalledCode uncalled, ProcessEnd several, ProcessEnd ending) {

    static final Found NOTHING =
        new Found(UncalledCode.NONE, ProcessEnd.unknown(), ProcessEnd.unknown());
  }

  /**
   * @param search finds the code; it takes too long to be done where nothing asks
   * @param phases where it says that it has exceeded its budget
   */
  MinorCode(Supplier<Found> search, @Nullable SmallObjects small, @Nullable ProgramPhases phases) {
    this.search = search;
    this.small = small;
    this.phases = phases;
  }

  /**
   * Returns whether a fact, reported at a place, is about such code.
   *
   * @param isUncalledMinor whether code that nothing calls counts
   */
  public boolean contains(Fact fact, Place at, boolean isUncalledMinor) {
    return leavesOpenLittle(fact)
        || (isUncalledMinor && found().uncalled().contains(at))
        || found().several().covers(fact)
        || (areCollected(LeftOpen.by(fact)) && found().ending().covers(fact));
  }

  private static boolean areCollected(List<ResourceInfo> left) {
    return left.stream().allMatch(one -> one.model().release().isCollected());
  }

  private Found found() {
    if (found == null) {
      found = search.get();
    }
    return found;
  }

  /** Returns what was asked for and could not be found. */
  List<Diagnostic> gaps() {
    return phases == null ? List.of() : phases.gaps();
  }

  private boolean leavesOpenLittle(Fact fact) {
    if (fact instanceof LeakFact.Gathered || fact instanceof LeakFact.LeftByCalls) {
      return holdsLittle(fact.resource(), true);
    }
    List<ResourceInfo> left = LeftOpen.by(fact);
    return !left.isEmpty()
        && left.stream().allMatch(one -> holdsLittle(one, one.model().release().isCollected()));
  }

  /**
   * @param comesBack whether the memory comes back some day, from the garbage collector or from an
   *     owner: else much of it is lost in time, however little each object holds
   */
  private boolean holdsLittle(ResourceInfo resource, boolean comesBack) {
    return resource.model().usage().holdsLittle()
        || (comesBack && small != null && small.contain(resource));
  }
}
