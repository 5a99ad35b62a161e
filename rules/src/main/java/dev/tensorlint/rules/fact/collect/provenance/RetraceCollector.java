// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Inputs;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.FactCollector;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds loops whose iterations make a function trace itself again. */
final class RetraceCollector {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries calls;
  private final Solution<PathState> solution;
  private final List<ReachedCall> reachedCalls;

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ComputationFact.Retraced> facts(SolvedBody body) {
      return new RetraceCollector(body).collect();
    }
  }

  private RetraceCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.calls = body.transfer().calls().known();
    this.solution = body.solution();
    this.reachedCalls = body.calls();
  }

  List<ComputationFact.Retraced> collect() {
    List<ComputationFact.Retraced> facts = new ArrayList<>();
    if (context.cfg().inputs().isEmpty()) {
      return facts;
    }
    for (ReachedCall reached : reachedCalls) {
      if (!context.cfg().isExpectedToFail(reached.node())) {
        fact(reached.call(), reached.states())
            .filter(fact -> isNew(fact, facts))
            .ifPresent(facts::add);
      }
    }
    return facts;
  }

  private static boolean isNew(
      ComputationFact.Retraced fact, List<ComputationFact.Retraced> facts) {
    return facts.stream().noneMatch(known -> known.at().equals(fact.at()));
  }

  private Optional<ComputationFact.Retraced> fact(Instr.Invoke call, List<PathState> states) {
    Inputs inputs = context.cfg().inputs().get(call.span());
    Slot function = call.receiver();
    if (inputs == null || function == null) {
      return Optional.empty();
    }
    int by =
        calls.of(call, states).stream()
            .mapToInt(summary -> summary.traits().tracesBy().index())
            .max()
            .orElse(-1);
    return inputs.loops().stream()
        .filter(loop -> by >= 0 && isOneFunction(loop) && changes(loop.operand(by)))
        .findFirst()
        .flatMap(loop -> fact(call, function, states, loop, by));
  }

  private static boolean isOneFunction(Inputs.Loop loop) {
    return loop.operand(-1) == Inputs.Change.NONE;
  }

  private static boolean changes(Inputs.Change change) {
    return change == Inputs.Change.COUNTED || change == Inputs.Change.OTHER;
  }

  private Optional<ComputationFact.Retraced> fact(
      Instr.Invoke call, Slot function, List<PathState> states, Inputs.Loop loop, int by) {
    return states.stream()
        .flatMap(state -> state.value(function).resources().stream())
        .flatMap(id -> resources.info(id).stream())
        .findFirst()
        .map(
            info ->
                new ComputationFact.Retraced(
                    info,
                    context.name(),
                    resources.place(call.nameSpan()),
                    resources.head(loop.span()),
                    loop.operand(by) == Inputs.Change.COUNTED && loop.isInEachRound()));
  }
}
