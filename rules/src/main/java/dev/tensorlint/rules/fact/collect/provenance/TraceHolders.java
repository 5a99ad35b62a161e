// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.InstrRole;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.ExitStates;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds the holders that outlive a trace and hold a symbolic value of it: static fields and, in the
 * body of a trace, the fields of its object and the objects that it captures. The parameters and
 * the receiver of a helper method may have been created in the trace, and then end with it.
 */
final class TraceHolders {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final List<ReachedCall> calls;

  /** A value and the field or container that holds it. */
  private record Hold(Site value, Object holder, String name) {}

  TraceHolders(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.calls = body.calls();
  }

  boolean isSymbolic(ResourceId id) {
    return resources
        .info(id)
        .filter(info -> info.model().kind() == ModelKind.SYMBOLIC && !info.isContainer())
        .isPresent();
  }

  /** Returns the values that are still held when the body ends. */
  List<ComputationFact.LeftTrace> at(ExitStates exit) {
    Map<Hold, Integer> held = new LinkedHashMap<>();
    for (PathState state : exit.before()) {
      boolean isSure = !state.isJoined();
      holds(state).forEach(hold -> held.merge(hold, isSure ? 1 : 0, Integer::sum));
    }
    List<ComputationFact.LeftTrace> facts = new ArrayList<>();
    held.forEach(
        (hold, states) ->
            storedAt(hold)
                .flatMap(at -> fact(hold, at, states == exit.before().size()))
                .ifPresent(facts::add));
    return facts;
  }

  private Optional<ComputationFact.LeftTrace> fact(Hold hold, Span at, boolean isDefinite) {
    return resources
        .info(hold.value())
        .map(
            info ->
                new ComputationFact.LeftTrace(
                    info,
                    context.name(),
                    resources.place(at),
                    ComputationFact.Departure.KEPT,
                    Optional.of(hold.name()),
                    isDefinite));
  }

  private List<Hold> holds(PathState state) {
    List<Hold> holds = new ArrayList<>();
    for (ResourceId id : state.resources().keySet()) {
      if (isSymbolic(id) && isOfThisTrace(id) && !state.resource(id).isUnsure()) {
        fieldsOf(state, id).forEach(key -> holds.add(new Hold(id.site(), key, key.name())));
        containersOf(state, id)
            .forEach(
                in -> holds.add(new Hold(id.site(), in, resources.info(in).orElseThrow().name())));
      }
    }
    return holds;
  }

  private boolean isOfThisTrace(ResourceId id) {
    boolean isGiven =
        id.site() instanceof Site.Parameter parameter && !isCaptured(parameter.index());
    return isGiven || id.site() instanceof Site.Node;
  }

  private boolean isCaptured(int parameter) {
    return context.traceInputs().isPresent() && parameter >= context.traceInputs().getAsInt();
  }

  private List<FieldKey> fieldsOf(PathState state, ResourceId id) {
    return state.knownFields().stream()
        .filter(key -> !key.isOfObject() && isLasting(key))
        .filter(key -> state.field(key).resources().contains(id))
        .sorted()
        .toList();
  }

  /** Returns the lasting containers that certainly hold a value. */
  private List<ResourceId> containersOf(PathState state, ResourceId id) {
    return state.resource(id).inside().containers().entrySet().stream()
        .filter(entry -> entry.getValue() == Certainty.YES)
        .map(Map.Entry::getKey)
        .filter(container -> isLasting(container) && !isDrained(container))
        .sorted()
        .toList();
  }

  /**
   * Returns whether the body removes elements from a container, so that its content is uncertain.
   */
  private boolean isDrained(ResourceId container) {
    return calls.stream()
        .anyMatch(
            one ->
                one.states().stream().anyMatch(state -> takesFrom(one.call(), container, state)));
  }

  private boolean takesFrom(Instr.Invoke call, ResourceId container, PathState state) {
    Slot receiver = call.receiver();
    return receiver != null
        && state.value(receiver).resources().contains(container)
        && takes(transfer.calls().known().of(call, state));
  }

  private static boolean takes(Summary effect) {
    boolean isReplaced = effect.parameters().effects().stream().anyMatch(OperandEffect::isAdded);
    return (effect.result().kind() == ResultEffect.Kind.TAKEN_FROM && !isReplaced)
        || effect.parameters().effects().stream().anyMatch(OperandEffect::isWithdrawn);
  }

  private boolean isLasting(FieldKey key) {
    return key.isStatic() || context.traceInputs().isPresent();
  }

  private boolean isLasting(ResourceId container) {
    Site site = container.site();
    return site instanceof Site.Field of
        ? !of.field().isOfObject() && isLasting(of.field())
        : site instanceof Site.Parameter parameter && isCaptured(parameter.index());
  }

  /**
   * Returns the first step that stores the value; steps of a called method are reported in that
   * method.
   */
  private Optional<Span> storedAt(Hold hold) {
    for (int node = 0; node < context.cfg().size(); node++) {
      Instr instr = context.cfg().instruction(node);
      if (InstrRole.of(instr).mayStore() && puts(node, hold)) {
        return isReportedInCallee(node, hold) ? Optional.empty() : Optional.of(instr.at());
      }
    }
    return Optional.empty();
  }

  private boolean isReportedInCallee(int node, Hold hold) {
    return context.cfg().instruction(node) instanceof Instr.Invoke call
        && hold.holder() instanceof FieldKey key
        && key.isStatic()
        && transfer.calls().known().of(call, solution.before(node)).stream()
            .anyMatch(summary -> summary.covers().hasFields());
  }

  private boolean puts(int node, Hold hold) {
    return solution.before(node).stream()
        .filter(before -> !holds(before).contains(hold))
        .flatMap(before -> transfer.transfer(node, before).stream())
        .anyMatch(after -> holds(after).contains(hold));
  }

  /**
   * Returns a fact if an object from before the trace, other than a collection, retains an argument
   * of a call.
   */
  Optional<ComputationFact.LeftTrace> retainedBy(Instr.Invoke call, List<PathState> states) {
    Slot receiver = call.receiver();
    Optional<String> name =
        receiver == null || states.isEmpty() ? Optional.empty() : lastingName(receiver);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      int argument = i;
      Optional<Site> kept =
          states.stream().flatMap(state -> kept(call, argument, state).stream()).findFirst();
      if (kept.isPresent()) {
        boolean isOnly = callsOn(name.get()) == 1;
        Hold hold = new Hold(kept.get(), name.get(), name.get());
        return fact(hold, call.nameSpan(), isOnly);
      }
    }
    return Optional.empty();
  }

  /** Returns the symbolic value of this trace that the called object retains. */
  private Optional<Site> kept(Instr.Invoke call, int argument, PathState state) {
    Value given = state.value(call.arguments().get(argument));
    if (!given.isOneResource()) {
      return Optional.empty();
    }
    ResourceId one = given.resources().get(0);
    boolean isKept =
        isSymbolic(one)
            && isOfThisTrace(one)
            && transfer.calls().known().of(call, state).keepsInObject(argument);
    return isKept ? Optional.of(one.site()) : Optional.empty();
  }

  /** Returns the name of an object from before the trace. */
  private Optional<String> lastingName(Slot slot) {
    if (slot instanceof Slot.Variable variable) {
      int parameter = context.parameters().indexOf(variable.local());
      return isCaptured(parameter) ? Optional.of(variable.local().name()) : Optional.empty();
    }
    return context.cfg().instructions().stream()
        .filter(instr -> slot.equals(instr.target()))
        .map(Instr::field)
        .filter(Objects::nonNull)
        .filter(field -> isLasting(FieldKey.of(field, FieldKey.THIS_OR_STATIC)))
        .map(Expr.FieldRef::name)
        .findFirst();
  }

  private long callsOn(String name) {
    return context.cfg().instructions().stream()
        .filter(
            instr ->
                instr instanceof Instr.Invoke call
                    && call.receiver() != null
                    && lastingName(call.receiver()).filter(name::equals).isPresent())
        .count();
  }
}
