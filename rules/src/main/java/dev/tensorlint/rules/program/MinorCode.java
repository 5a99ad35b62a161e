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
    List<ResourceInfo> left = left(fact);
    return !left.isEmpty() && left.stream().allMatch(this::holdsLittle);
  }

  /** What is left to an owner that lives on counts as well, unless a container grows with it. */
  private static List<ResourceInfo> left(Fact fact) {
    return fact instanceof LeakFact.Gathered || fact instanceof LeakFact.LeftByCalls
        ? List.of(fact.resource())
        : LeftOpen.by(fact);
  }

  private boolean holdsLittle(ResourceInfo resource) {
    return resource.model().usage().holdsLittle() || (small != null && small.contain(resource));
  }
}
