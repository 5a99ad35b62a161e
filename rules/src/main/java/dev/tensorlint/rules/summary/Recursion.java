// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Methods that call each other, or themselves: a strongly connected component of the call graph.
 * Their effects are the least fixpoint: at first none of them is known to return at all, then the
 * ways that need no recursive call show what they do, and so on, each time joined with what was
 * known before, until nothing new comes out. What is found in them is drawn from the last round
 * only.
 *
 * <p>The effects form a lattice of small height, so a few rounds do. Past the bound on analyses of
 * a method the effects of the whole component count as unknown, and each method is analysed once
 * more with that.
 */
public final class Recursion {

  private final BodyAnalysis analysis;
  private final Summaries summaries;
  private final List<Body> members;
  private final int mostRounds;
  private final Map<Body, Set<Body>> readers = new HashMap<>();
  private final Map<Body, Integer> iterations = new HashMap<>();
  private final Map<Body, PartialAnalysis> drafts = new HashMap<>();

  private Recursion(
      BodyAnalysis analysis, Summaries summaries, List<Body> members, int mostRounds) {
    this.analysis = analysis;
    this.summaries = summaries;
    this.members = members;
    this.mostRounds = mostRounds;
  }

  /**
   * Analyses a component, notes the effects of its methods, and returns the outcomes in the order
   * of its members.
   *
   * @param mostRounds most analyses of one method before its component is given up
   */
  public static List<BodyAnalysis.Outcome> analyse(
      BodyAnalysis analysis, Summaries summaries, List<Body> members, int mostRounds) {
    Recursion recursion = new Recursion(analysis, summaries, members, mostRounds);
    if (recursion.isHarmless()) {
      return recursion.analyseAll();
    }
    if (!recursion.reachesFixpoint()) {
      members.forEach(member -> recursion.put(member, Summary.UNKNOWN));
      return recursion.analyseAll();
    }
    return recursion.finish();
  }

  private List<BodyAnalysis.Outcome> finish() {
    List<BodyAnalysis.Outcome> outcomes = new ArrayList<>();
    for (Body member : members) {
      BodyAnalysis.Outcome outcome = Objects.requireNonNull(drafts.get(member)).finish();
      if (outcome.effects().equals(Summary.UNKNOWN)) {
        put(member, Summary.UNKNOWN);
      }
      outcomes.add(outcome);
    }
    return outcomes;
  }

  /** Most recursion has nothing to do with resources; then there is nothing to find out. */
  private boolean isHarmless() {
    members.forEach(member -> put(member, Summary.harmless(member.parameters())));
    return members.stream().noneMatch(analysis::matters);
  }

  private List<BodyAnalysis.Outcome> analyseAll() {
    return members.stream().map(analysis::analyse).toList();
  }

  private boolean reachesFixpoint() {
    members.forEach(member -> put(member, Summary.UNREACHED));
    Set<Body> open = new LinkedHashSet<>(members);
    while (!open.isEmpty()) {
      Body member = open.iterator().next();
      open.remove(member);
      if (iterations.merge(member, 1, Integer::sum) > mostRounds) {
        return false;
      }
      if (iteration(member)) {
        open.addAll(inOrder(readers.getOrDefault(member, Set.of())));
      }
    }
    return true;
  }

  /** Analyses a member again, and returns whether its effects have grown. */
  private boolean iteration(Body member) {
    summaries.takeRead();
    PartialAnalysis draft = analysis.begin(member);
    summaries.takeRead().forEach(call -> noteReader(call, member));
    drafts.put(member, draft);
    Summary former = summaries.of(method(member));
    Summary grown = former.join(draft.effects());
    put(member, grown);
    return !grown.equals(former);
  }

  /**
   * Many calls lead back into the component only because a model speaks of a method that the
   * component has code for: who does not use what that code does need not be analysed again.
   */
  private void noteReader(CallTarget call, Body reader) {
    for (Symbol called : call.symbols()) {
      for (Procedure procedure : called.procedures()) {
        readers.computeIfAbsent(procedure.body(), key -> new HashSet<>()).add(reader);
      }
    }
  }

  /** Sets of bodies have no order of their own, and the result must not depend on one. */
  private List<Body> inOrder(Set<Body> some) {
    List<Body> ordered = new ArrayList<>(members);
    ordered.retainAll(some);
    return ordered;
  }

  private void put(Body member, Summary effects) {
    summaries.put(method(member), effects);
  }

  private static MethodDecl method(Body member) {
    MethodDecl method = member.method();
    if (method == null) {
      throw new IllegalArgumentException("only methods are called by name: " + member.name());
    }
    return method;
  }
}
