// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The result of the analysis of one body.
 *
 * @param facts facts about the body; their scope context is known only after all callers are
 *     analysed
 * @param fields effects on fields
 * @param bareCreations classes of the objects that it creates while no scope of its own is open;
 *     empty for bodies that open no scope
 * @param isComplete whether it was analysed within the step budget
 * @param opensScope whether it opens a scope somewhere
 * @param steps the work that it took
 */
public record BodyResult(
    Body body,
    List<Fact> facts,
    List<OwnCall> calls,
    FieldHistory fields,
    boolean opensScope,
    Set<String> bareCreations,
    boolean isComplete,
    long steps) {

  /** Returns this result with more facts, about resources that it does not know to be kept. */
  BodyResult and(List<PoolFact.Kept> more) {
    List<Fact> all = new ArrayList<>(facts);
    for (PoolFact.Kept each : more) {
      if (facts.stream().noneMatch(one -> isKept(each.resource(), one))) {
        all.add(each);
      }
    }
    return new BodyResult(body, all, calls, fields, opensScope, bareCreations, isComplete, steps);
  }

  private static boolean isKept(ResourceInfo resource, Fact fact) {
    return fact instanceof PoolFact.Kept known
        && known.resource().equals(resource)
        && (!(known.kept() instanceof LeakFact.Ended ended)
            || ended.exits().stream().anyMatch(Exit::isOpenOnSomePath));
  }

  /** The result for code that involves no resource. */
  static BodyResult ofCalls(Body body, List<OwnCall> calls, long steps) {
    return new BodyResult(body, List.of(), calls, FieldHistory.NONE, false, Set.of(), true, steps);
  }

  static BodyResult notAnalysed(Body body, long steps) {
    return new BodyResult(
        body, List.of(), List.of(), FieldHistory.NONE, false, Set.of(), false, steps);
  }
}
