// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.ExitStates;
import dev.tensorlint.rules.fact.collect.FactCollector;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds symbolic values whose data is read, that another trace uses, or that a holder from before
 * the trace still holds at its end. The body of a trace is their region: its inputs and the values
 * that it creates belong to the trace, captured values do not.
 */
final class TraceCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final List<ReachedCall> calls;
  private final List<ExitStates> exits;
  private final TraceHolders holders;
  private final Map<Span, ComputationFact.LeftTrace> found = new LinkedHashMap<>();

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ComputationFact.LeftTrace> facts(SolvedBody body) {
      return new TraceCollector(body).collect();
    }
  }

  private TraceCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.calls = body.calls();
    this.exits = body.exits();
    this.holders = new TraceHolders(body);
  }

  List<ComputationFact.LeftTrace> collect() {
    if (!resources.haveModel(model -> model.kind() == ModelKind.SYMBOLIC)) {
      return List.of();
    }
    for (ReachedCall reached : calls) {
      if (!context.cfg().isExpectedToFail(reached.node())) {
        visit(reached.call(), reached.states());
      }
    }
    exits.forEach(this::returned);
    exits.forEach(exit -> holders.at(exit).forEach(this::add));
    return found.values().stream().sorted(Comparator.comparing(fact -> fact.at().span())).toList();
  }

  private void add(ComputationFact.LeftTrace fact) {
    found.merge(fact.at().span(), fact, (one, other) -> one.isDefinite() ? one : other);
  }

  private void visit(Instr.Invoke call, List<PathState> states) {
    Slot receiver = call.receiver();
    if (receiver != null && asksForData(call, states)) {
      symbolic(receiver, states)
          .ifPresent(
              id -> used(id, call.nameSpan(), ComputationFact.Departure.READ, receiver, states));
    }
    for (Slot slot : usedSlots(call, states)) {
      symbolic(slot, states)
          .filter(this::isOfOtherTrace)
          .ifPresent(
              id ->
                  used(
                      id, call.nameSpan(), ComputationFact.Departure.IN_OTHER_TRACE, slot, states));
    }
    holders.retainedBy(call, states).ifPresent(this::add);
  }

  private boolean asksForData(Instr.Invoke call, List<PathState> states) {
    return transfer.calls().known().of(call, states).stream()
        .anyMatch(summary -> asksForData(call, summary));
  }

  private static boolean asksForData(Instr.Invoke call, Summary effect) {
    return !effect.receiver().equals(OperandEffect.METADATA)
        && effect.result().kind() == ResultEffect.Kind.COPY
        && !call.type().isVoid();
  }

  private List<Slot> usedSlots(Instr.Invoke call, List<PathState> states) {
    boolean isInTrace = context.traceInputs().isPresent() && !states.isEmpty();
    return isInTrace ? transfer.calls().touches().uses(call, states.get(0)) : List.of();
  }

  /** Returns whether a value was captured, and so belongs to another trace. */
  private boolean isOfOtherTrace(ResourceId id) {
    OptionalInt inputs = context.traceInputs();
    return inputs.isPresent()
        && id.site() instanceof Site.Parameter parameter
        && parameter.index() >= inputs.getAsInt();
  }

  private Optional<ResourceId> symbolic(Slot slot, List<PathState> states) {
    return states.stream()
        .flatMap(state -> state.value(slot).resources().stream())
        .filter(id -> holders.isSymbolic(id))
        .findFirst();
  }

  private void used(
      ResourceId id, Span at, ComputationFact.Departure how, Slot slot, List<PathState> states) {
    boolean isSure =
        states.stream()
            .map(state -> state.value(slot))
            .allMatch(
                value -> value.isOneResource() && holders.isSymbolic(value.resources().get(0)));
    boolean isReportedAlready =
        found.values().stream()
            .anyMatch(
                fact ->
                    fact.how() == how
                        && resources.info(id).filter(fact.resource()::equals).isPresent());
    if (!isReportedAlready) {
      resources
          .info(id)
          .map(
              info ->
                  new ComputationFact.LeftTrace(
                      info, context.name(), resources.place(at), how, Optional.empty(), isSure))
          .ifPresent(this::add);
    }
  }

  /** Checks whether the body of a trace returns a value of another trace. */
  private void returned(ExitStates exit) {
    Slot value = exit.exit().value();
    if (value != null) {
      symbolic(value, exit.before())
          .filter(this::isOfOtherTrace)
          .ifPresent(
              id ->
                  used(
                      id,
                      exit.exit().span(),
                      ComputationFact.Departure.IN_OTHER_TRACE,
                      value,
                      exit.before()));
    }
  }
}
