// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the calls and creations of a body that run in a scope which the body opened. */
final class ScopeCollector {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries known;
  private final Solution<PathState> solution;
  private final List<ReachedCall> calls;

  ScopeCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.known = body.transfer().calls().known();
    this.solution = body.solution();
    this.calls = body.calls();
  }

  /**
   * Returns the calls of the program's own methods, each with whether a scope is open around it.
   */
  List<OwnCall> ownCalls() {
    List<OwnCall> own = new ArrayList<>();
    for (ReachedCall reached : calls) {
      Instr.Invoke call = reached.call();
      if (call.callee() instanceof MethodRef method && known.isOwn(call)) {
        own.add(new OwnCall(method, resources.place(call.nameSpan()), isBare(reached.states())));
      }
    }
    return own;
  }

  /** Returns whether the body opens a scope. */
  boolean opensScope() {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (runsArgumentInScope(node) || isInScope(node)) {
        return true;
      }
    }
    return false;
  }

  private boolean isInScope(int node) {
    for (PathState state : solution.before(node)) {
      if (!state.scopes().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private boolean runsArgumentInScope(int node) {
    return context.cfg().instruction(node) instanceof Instr.Invoke call
        && known.of(call, solution.before(node)).stream()
            .anyMatch(summary -> summary.lambdas() == LambdaRuns.IN_SCOPE);
  }

  /** Returns the classes whose objects it creates outside the scopes that it opens. */
  Set<String> bareCreations() {
    Set<String> types = new HashSet<>();
    for (ReachedCall reached : calls) {
      boolean isCreation = reached.call().callee().name().equals(MethodRef.CONSTRUCTOR);
      if (isCreation && isBare(reached.states())) {
        types.add(reached.call().type().name());
      }
    }
    return types;
  }

  private static boolean isBare(List<PathState> states) {
    for (PathState state : states) {
      if (state.scopes().isEmpty() && !state.areScopesUnsure()) {
        return true;
      }
    }
    return false;
  }
}
