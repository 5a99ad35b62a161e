// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Applies the summary of a call to a path state: its effects on the operands, on the fields of the
 * receiver and on computations in flight, then its result.
 */
public final class CallTransfer {

  private final MethodContext context;
  private final ReceiverFields fields;
  private final ScopeTransfer scopes;
  private final ArgumentTransfer arguments;
  private final FlightTransfer flights;
  private final ResultTransfer results;
  private final Promises promises;
  private final AdditionTransfer additions;
  private final CallSummaries known;
  private final CallAccesses touches;

  /** The last operand transfer, shared by the normal and the exceptional successor of a call. */
  private @Nullable OperandResult cached;

  private record OperandResult(int node, PathState before, PathState after) {}

  CallTransfer(
      MethodContext context,
      FieldTransfer fields,
      ContainerTransfer containers,
      Assumption assumption) {
    this.context = context;
    this.fields = new ReceiverFields(fields);
    this.scopes = new ScopeTransfer(context.library());
    this.arguments = new ArgumentTransfer(context.library(), scopes, containers);
    this.additions = new AdditionTransfer(scopes, containers);
    this.flights = new FlightTransfer(context);
    this.known = new CallSummaries(context, new UnseenCalls(context.library(), context.cfg()));
    this.touches = new CallAccesses(context.library(), known);
    this.promises = new Promises(context);
    this.results = new ResultTransfer(context, fields, scopes, containers, promises, assumption);
  }

  Promises promises() {
    return promises;
  }

  public CallSummaries known() {
    return known;
  }

  public CallAccesses touches() {
    return touches;
  }

  ScopeTransfer scopes() {
    return scopes;
  }

  FlightTransfer flights() {
    return flights;
  }

  /** Returns the state after an exception that leaves computations behind. */
  PathState abandoned(Instr.@Nullable Invoke call, PathState before, PathState thrown) {
    Summary summary = call == null ? Summary.UNKNOWN : known().of(call, before);
    return FlightTransfer.abandoned(call, summary, thrown);
  }

  List<PathState> apply(int node, Instr.Invoke call, PathState before) {
    List<PathState> found = results(node, call, before);
    if (found.size() == 1) {
      return List.of(flights.result(node, call, found.get(0)));
    }
    List<PathState> paths = new ArrayList<>(found.size());
    for (PathState state : found) {
      paths.add(flights.result(node, call, state));
    }
    return paths;
  }

  private List<PathState> results(int node, Instr.Invoke call, PathState before) {
    Summary summary = known.of(call, before);
    Optional<Split> split = summary.parameters().split();
    if (split.isPresent()) {
      List<PathState> states = new ArrayList<>(side(node, call, split.get(), true, before));
      states.addAll(side(node, call, split.get(), false, before));
      return states;
    }
    return completed(node, call, summary, operands(node, call, before));
  }

  private List<PathState> completed(
      int node, Instr.Invoke call, Summary summary, PathState operands) {
    PathState after = ChainedConstruction.wrapped(call, summary, operands);
    return results.of(node, call, summary, additions.apply(node, call, summary, after)).stream()
        .map(state -> Acquisitions.after(call, summary, state))
        .toList();
  }

  /** Returns the states after a call for which a split of its effects holds, or does not. */
  private List<PathState> side(
      int node, Instr.Invoke call, Split split, boolean holds, PathState before) {
    List<PathState> after = new ArrayList<>();
    for (PathState state :
        results.onSide(node, call, split, holds, known.of(call, before), before)) {
      Summary effects = known.of(call, before).when(split, holds);
      PathState operands = findOperands(node, call, effects, state);
      if (split.kind() == Split.Kind.ANSWER) {
        Value answer = Value.of(holds ? Atom.TRUE : Atom.FALSE);
        after.add(additions.apply(node, call, effects, operands).with(call.target(), answer));
      } else {
        after.addAll(completed(node, call, effects, operands));
      }
    }
    return after;
  }

  /**
   * Returns the state after the effects of a call on receiver and arguments, without its result.
   */
  @SuppressWarnings("ReferenceEquality") // A cache: equal states have equal results.
  PathState operands(int node, Instr.Invoke call, PathState before) {
    OperandResult last = cached;
    if (last == null || last.node() != node || last.before() != before) {
      last =
          new OperandResult(node, before, findOperands(node, call, known.of(call, before), before));
      cached = last;
    }
    return last.after();
  }

  private PathState findOperands(int node, Instr.Invoke call, Summary summary, PathState before) {
    boolean isOnPurpose = context.cfg().isExpectedToFail(node);
    PathState state = isOnPurpose ? before : markUses(call, before);
    PathState timed = flights.of(node, call, summary, state);
    PathState stepped =
        StatefulCalls.after(node, call, summary, arguments.after(node, call, summary, timed));
    PathState after = scopes.left(node, call, summary, stepped);
    return switch (summary.covers().fields()) {
      case NONE -> after;
      case LISTED -> {
        PathState left = ReceiverFields.forgetFieldsOf(call.arguments(), after);
        yield fields.apply(node, call, summary, fields.maybeReplaced(call, left));
      }
      case ANY -> UnseenCalls.forgetFields(call, after);
    };
  }

  /** Returns the state after the effects of a call that throws on its operands. */
  PathState thrown(int node, Instr.Invoke call, PathState before) {
    Summary summary = known.of(call, before);
    Summary failing = summary.part(ThrownExceptions.NONE).failing(summary);
    PathState after =
        failing.equals(summary)
            ? operands(node, call, before)
            : findOperands(node, call, failing, before);
    return failed(node, call, after);
  }

  /** Returns the state after a call that throws, with the releases before the throw. */
  PathState failed(int node, Instr.Invoke call, PathState state) {
    Summary summary = known.of(call, state);
    return FailureTransfer.apply(
        node,
        call,
        summary.part(ThrownExceptions.NONE).before(),
        results.rejected(call, summary, state));
  }

  /** Returns the computations after a call that throws: what it starts has not started then. */
  PathState notStarted(Instr.Invoke call, PathState before, PathState after) {
    Summary summary = known.of(call, before);
    return FlightTransfer.runsElsewhere(summary) ? after.with(before.flights()) : after;
  }

  private PathState markUses(Instr.Invoke call, PathState state) {
    if (touches.reachesNothing(call, state)) {
      return state;
    }
    PathState after = state;
    for (Slot used : touches.untested(call, touches.uses(call, state), state)) {
      after = Referents.each(after, used, ResourceState::used);
    }
    for (FieldKey field : touches.untestedFields(call, touches.usedFields(call, state), state)) {
      for (ResourceId resource : after.field(field).resources()) {
        after = after.update(resource, ResourceState::used);
      }
    }
    return after;
  }
}
