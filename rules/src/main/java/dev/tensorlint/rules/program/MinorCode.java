// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.extent.SmallObjects;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.LeftOpen;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The code for which hardly any reader acts on a finding: what nothing calls, and, for leaks, what
 * an application runs a fixed number of times, and what leaves open only what holds little.
 */
public final class MinorCode {

  /** Nothing is known of calls. */
  public static final MinorCode NONE = new MinorCode(UncalledCode.NONE, ProcessEnd.unknown(), null);

  private final UncalledCode uncalled;
  private final ProcessEnd several;
  private final @Nullable SmallObjects small;

  MinorCode(UncalledCode uncalled, ProcessEnd several, @Nullable SmallObjects small) {
    this.uncalled = uncalled;
    this.several = several;
    this.small = small;
  }

  /** Returns whether a fact, reported at a place, is about such code. */
  public boolean contains(Fact fact, Place at) {
    return uncalled.contains(at) || several.covers(fact) || leavesOpenLittle(fact);
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
