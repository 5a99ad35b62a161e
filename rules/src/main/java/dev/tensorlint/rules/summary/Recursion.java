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
 * Analyses methods that call each other or themselves: a strongly connected component of the call
 * graph. Their summaries are the least fixpoint. At first no method of the component returns. Each
 * iteration joins the summary of a body with its previous summary, until none changes. Facts are
 * collected from the last iteration only.
 *
 * <p>The summaries form a lattice of small height, so a few iterations suffice. If a method exceeds
 * the bound on analyses, the summaries of the whole component count as unknown, and each method is
 * analysed once more with them.
 */
public final class Recursion {

  private final BodyAnalysis analysis;
  private final Summaries summaries;
  private final List<Body> members;
  private final int mostIterations;
  private final Map<Body, Set<Body>> readers = new HashMap<>();
  private final Map<Body, Integer> iterations = new HashMap<>();
  private final Map<Body, PartialAnalysis> partial = new HashMap<>();

  private Recursion(
      BodyAnalysis analysis, Summaries summaries, List<Body> members, int mostIterations) {
    this.analysis = analysis;
    this.summaries = summaries;
    this.members = members;
    this.mostIterations = mostIterations;
  }

  /**
   * Analyses a component, stores the summaries of its methods, and returns the outcomes in the
   * order of its members.
   *
   * @param mostIterations most analyses of one method; past it the summaries of the component count
   *     as unknown
   */
  public static List<BodyAnalysis.Outcome> analyse(
      BodyAnalysis analysis, Summaries summaries, List<Body> members, int mostIterations) {
    Recursion recursion = new Recursion(analysis, summaries, members, mostIterations);
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
      BodyAnalysis.Outcome outcome = Objects.requireNonNull(partial.get(member)).finish();
      if (outcome.effects().equals(Summary.UNKNOWN)) {
        put(member, Summary.UNKNOWN);
      }
      outcomes.add(outcome);
    }
    return outcomes;
  }

  /** Returns whether no member involves resources, which is so for most recursion. */
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
      if (iterations.merge(member, 1, Integer::sum) > mostIterations) {
        return false;
      }
      if (iteration(member)) {
        open.addAll(inOrder(readers.getOrDefault(member, Set.of())));
      }
    }
    return true;
  }

  /** Analyses a member again, and returns whether its summary has grown. */
  private boolean iteration(Body member) {
    summaries.takeRead();
    PartialAnalysis found = analysis.begin(member);
    summaries.takeRead().forEach(call -> noteReader(call, member));
    partial.put(member, found);
    Summary former = summaries.of(method(member));
    Summary grown = former.join(found.effects());
    put(member, grown);
    return !grown.equals(former);
  }

  /**
   * Records only the calls whose summary the analysis has used. Many calls lead back into the
   * component although a model describes the called method, and their callers need no further
   * iteration.
   */
  private void noteReader(CallTarget call, Body reader) {
    for (Symbol called : call.symbols()) {
      for (Procedure procedure : called.procedures()) {
        readers.computeIfAbsent(procedure.body(), key -> new HashSet<>()).add(reader);
      }
    }
  }

  /** Returns some members in the order of the component, so that the result is deterministic. */
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
