// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Analyses one body: a path-sensitive typestate analysis with bounded disjunction. The discovered
 * collectors derive facts and summaries from the solved body.
 */
public final class MethodAnalysis {

  private final SolvedBody body;
  private final Collectors collectors;
  private final ScopeCollector scopes;

  private MethodAnalysis(SolvedBody body, Collectors collectors) {
    this.body = body;
    this.collectors = collectors;
    this.scopes = new ScopeCollector(body);
  }

  /**
   * Runs the analysis.
   *
   * @param pathStates maximum number of path states per program point before they are joined
   * @throws WorkExceededException if the analysis takes more work than the context allows; later
   *     queries count towards that limit
   */
  public static MethodAnalysis of(MethodContext context, int pathStates) {
    return new MethodAnalysis(SolvedBody.of(context, pathStates), Collectors.discovered());
  }

  /** Returns the largest number of path states at one program point. */
  public int mostPathStates() {
    return body.solution().mostStates();
  }

  /** Returns whether some point had more path states than the maximum. */
  public boolean isPastLimit() {
    return body.solution().isPastBound();
  }

  /** Returns the summary of the method. */
  public Summary effects() {
    return new EffectsCollector(body).collect(collectors.partsOf(body));
  }

  /** Returns the effects on fields of any object. */
  public FieldHistory fieldHistory() {
    return new FieldCollector(body).collect();
  }

  /**
   * Returns the facts in an order that depends on the body only. The method counts as an entry
   * point, see {@link Fact#in}.
   */
  public List<Fact> facts() {
    return collectors.factsOf(body);
  }

  /** Returns whether the method gives back to a container what it has taken out of it. */
  public boolean givesBack() {
    return body.resources().areTaken() && !GivenBack.in(body).pools().isEmpty();
  }

  /**
   * Returns what the method does not give back when a call that works with it throws.
   *
   * @param failing the same method, its graph with what any call might throw
   * @see #givesBack
   */
  public List<PoolFact.Kept> keptAfterAnyException(MethodAnalysis failing) {
    return PoolCollector.afterAnyException(body, failing.body);
  }

  /** Returns the owner of each resource that the method creates. */
  public List<Ownership> ownership() {
    return new OwnershipCollector(body).collect();
  }

  /** Returns what happens to each resource that the method creates. */
  public List<Lifetime> lifetimes() {
    return new LifetimeCollector(body).collect();
  }

  /** Returns what becomes of each resource that the method creates. */
  public List<Fate> fates() {
    return new FateCollector(body).collect();
  }

  /**
   * Returns the calls of the program's own methods, each with whether a scope is open around it.
   */
  public List<OwnCall> ownCalls() {
    return scopes.ownCalls();
  }

  /** Returns whether the body opens a scope. */
  public boolean opensScope() {
    return scopes.opensScope();
  }

  /** Returns the classes whose objects it creates outside the scopes that it opens. */
  public Set<String> bareCreations() {
    return scopes.bareCreations();
  }

  /**
   * A call of a method of the program.
   *
   * @param isBare whether on some path no scope of this body is open around it
   */
  public record OwnCall(MethodRef method, Place at, boolean isBare) {}

  /**
   * Returns the values of the fields that the body sets, at its end, if they are the same on all
   * paths.
   */
  public Map<FieldKey, Value> fieldsAtEnd() {
    return FieldsAtEnd.of(body);
  }
}
