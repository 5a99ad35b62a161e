// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeftOpen;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;

/**
 * The code for which hardly any reader acts on a finding: what nothing calls, and, for leaks, what
 * an application runs a fixed number of times, and what leaves open only what holds little.
 */
public final class MinorCode {

  /** Nothing is known of calls. */
  public static final MinorCode NONE = new MinorCode(UncalledCode.NONE, ProcessEnd.unknown());

  private final UncalledCode uncalled;
  private final ProcessEnd several;

  MinorCode(UncalledCode uncalled, ProcessEnd several) {
    this.uncalled = uncalled;
    this.several = several;
  }

  /** Returns whether a fact, reported at a place, is about such code. */
  public boolean contains(Fact fact, Place at) {
    return uncalled.contains(at) || several.covers(fact) || leavesOpenLittle(fact);
  }

  private static boolean leavesOpenLittle(Fact fact) {
    List<ResourceInfo> left = LeftOpen.by(fact);
    return !left.isEmpty() && left.stream().allMatch(one -> one.model().usage().holdsLittle());
  }
}
