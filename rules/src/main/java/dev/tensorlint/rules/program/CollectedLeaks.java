// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.resource.ReleasingMethod;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Weighs leaks of resources that the garbage collector releases as well. One that is left to it is
 * released late, which matters where many are left: in code that runs again. Elsewhere it may
 * matter, unless the library itself asks for a collection in time. What an exception leaves open,
 * and what a field holds as long as its object lives, is left to the collector on purpose.
 */
final class CollectedLeaks {

  /** What becomes of a fact. */
  enum Verdict {
    HOLDS,
    IN_DOUBT,
    REFUTED
  }

  private final RunsAgain again;
  private final RepeatedObjects objects;

  CollectedLeaks(RunsAgain again, RepeatedObjects objects) {
    this.again = again;
    this.objects = objects;
  }

  /** Returns whether a fact is about such a leak. */
  static boolean decides(Fact fact) {
    return fact instanceof LeakFact && fact.resource().model().release().isCollected();
  }

  Verdict of(Fact fact) {
    if (!decides(fact)) {
      return Verdict.HOLDS;
    }
    if (fact instanceof LeakFact.HeldForever held) {
      return ofHeld(held);
    }
    if (fact instanceof LeakFact.Unwound || fact instanceof LeakFact.Collected) {
      return Verdict.REFUTED;
    }
    if (fact.resource().model().release().collection() == ReleaseModel.Collection.USUAL) {
      return Verdict.REFUTED;
    }
    return isLost(fact) ? ofLost(fact) : Verdict.HOLDS;
  }

  /**
   * What an object holds for as long as it is needed is left to the collector on purpose. Of
   * objects that are made again and again, each leaves its own behind.
   */
  private Verdict ofHeld(LeakFact.HeldForever held) {
    return held.resource().model().release().collection() == ReleaseModel.Collection.UNCOUNTED
            && again.contains(held.resource().created())
            && objects.include(held.key().owner())
        ? Verdict.IN_DOUBT
        : Verdict.REFUTED;
  }

  /** A field that objects of a class leave open, and the method that could release it. */
  private record OpenField(String type, FieldKey field, Optional<ReleasingMethod> releaser) {

    static OpenField of(LeakFact.HeldForever held) {
      return new OpenField(held.type(), held.key(), held.releaser());
    }
  }

  /** Returns the facts with only the first of several leaks of the same field. */
  static List<Fact> firstOfEachField(List<Fact> facts) {
    Set<OpenField> seen = new HashSet<>();
    return facts.stream()
        .filter(
            fact -> !(fact instanceof LeakFact.HeldForever held) || seen.add(OpenField.of(held)))
        .toList();
  }

  private static boolean isLost(Fact fact) {
    return fact instanceof LeakFact.Ended
        || fact instanceof LeakFact.Overwritten
        || fact instanceof LeakFact.Dropped;
  }

  private Verdict ofLost(Fact fact) {
    if (runsAgain(fact)) {
      return Verdict.HOLDS;
    }
    return fact.resource().model().release().collection() == ReleaseModel.Collection.COUNTED
        ? Verdict.REFUTED
        : Verdict.IN_DOUBT;
  }

  /** Returns whether code that runs again makes the resource, or loses it. */
  private boolean runsAgain(Fact fact) {
    return again.contains(fact.resource().created())
        || (fact instanceof LeakFact.Overwritten lost && again.contains(lost.at()))
        || (fact instanceof LeakFact.Dropped lost && again.contains(lost.at()));
  }
}
