// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.typestate.Descriptions;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A body and the states of all paths through it: the input of all collectors. Not thread-safe:
 * analyses that several collectors share are computed on first use.
 */
public final class SolvedBody {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final int pathStates;
  private final Solution<PathState> solution;
  private final List<ReachedCall> calls;
  private final List<ExitStates> exits;
  private final Map<Class<?>, Object> shared = new HashMap<>();

  private SolvedBody(MethodContext context, Transfer transfer, int pathStates) {
    this.context = context;
    this.transfer = transfer;
    this.pathStates = pathStates;
    this.solution = new Solver<>(context.cfg(), transfer, pathStates, context.work()).solve();
    this.resources = Descriptions.of(context, transfer, solution);
    this.calls = ReachedCall.in(context.cfg(), solution);
    this.exits = ExitStates.of(context.cfg(), transfer, solution);
  }

  /**
   * Solves a body.
   *
   * @param pathStates maximum number of path states per program point before they are joined
   * @throws WorkExceededException if the analysis takes more work than the context allows; later
   *     queries count towards that limit
   */
  static SolvedBody of(MethodContext context, int pathStates) {
    return new SolvedBody(context, new Transfer(context), pathStates);
  }

  /** Solves the body of a constructor that owns what it stores in its object until it ends. */
  SolvedBody ofConstruction() {
    return new SolvedBody(context, new Transfer(context, true), pathStates);
  }

  public MethodContext context() {
    return context;
  }

  public Resources resources() {
    return resources;
  }

  public Transfer transfer() {
    return transfer;
  }

  /** Returns the maximum number of path states per program point before they are joined. */
  int pathStates() {
    return pathStates;
  }

  public Solution<PathState> solution() {
    return solution;
  }

  /** Returns the calls that some path reaches, in node order. */
  public List<ReachedCall> calls() {
    return calls;
  }

  /** Returns the normal exits that some path reaches, in node order. */
  public List<ExitStates> exits() {
    return exits;
  }

  /** Returns whether some path ends with an exception. */
  boolean mayThrow() {
    return !solution.before(context.cfg().exceptionalExit()).isEmpty();
  }

  /** Returns an analysis of this body that several collectors share; it is created once. */
  public <T> T shared(Class<T> analysis, Function<SolvedBody, T> made) {
    Object known = shared.get(analysis);
    if (known == null) {
      known = made.apply(this);
      shared.put(analysis, known);
    }
    return analysis.cast(known);
  }
}
