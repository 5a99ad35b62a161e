// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Analyses one body: a path-sensitive typestate analysis with bounded disjunction. What is found in
 * the solved body is the business of collectors, which are discovered.
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
   * @param pathStates most path states per program point before they are joined
   * @throws WorkExceededException when that takes more work than the context allows; all that is
   *     asked of it later counts as well
   */
  public static MethodAnalysis of(MethodContext context, int pathStates) {
    return new MethodAnalysis(SolvedBody.of(context, pathStates), Collectors.discovered());
  }

  /** Returns how many path states there are where there are most. */
  public int mostPathStates() {
    return body.solution().mostStates();
  }

  /** Returns what the method does to its parameters and fields, and what it returns. */
  public Summary effects() {
    return new EffectsCollector(body).collect(collectors.partsOf(body));
  }

  /** Returns what it does to fields, whichever object's they are. */
  public FieldHistory fieldHistory() {
    return new FieldCollector(body).collect();
  }

  /**
   * Returns what was found out about resources, in an order that depends on nothing but the body.
   * The method counts as an entry point, see {@link Fact#in}.
   */
  public List<Fact> facts() {
    return collectors.factsOf(body);
  }

  /** Returns who releases what the method makes. */
  public List<Ownership> ownership() {
    return new OwnershipCollector(body).collect();
  }

  /** Returns the calls of the program's own methods, with whether a scope is open around each. */
  public List<OwnCall> ownCalls() {
    return scopes.ownCalls();
  }

  /** Returns whether a scope is opened somewhere. */
  public boolean opensScope() {
    return scopes.opensScope();
  }

  /** Returns the classes of which it makes objects where no scope that it opened is open. */
  public Set<String> bareCreations() {
    return scopes.bareCreations();
  }

  /**
   * A call of a method of the program.
   *
   * @param isBare whether no scope that is opened here is open around it on some path
   */
  public record OwnCall(MethodRef method, Place at, boolean isBare) {}

  /**
   * Returns the values of the fields that the body sets, at its end, where they are the same on all
   * paths.
   */
  public Map<FieldKey, Value> fieldsAtEnd() {
    return FieldsAtEnd.of(body);
  }
}
