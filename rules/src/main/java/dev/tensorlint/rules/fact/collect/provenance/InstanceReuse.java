// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Decides whether one instance can be reused across iterations: no code alters it, and no code
 * retains it. A model is altered when it is trained.
 */
final class InstanceReuse {

  /** Kinds of objects whose methods change their content but do not train them. */
  private static final Set<ModelKind> UNTRAINED =
      EnumSet.of(ModelKind.SESSION, ModelKind.GRAPH, ModelKind.PREDICTOR);

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries calls;
  private final Solution<PathState> solution;
  private final List<ReachedCall> reachedCalls;

  InstanceReuse(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.calls = body.transfer().calls().known();
    this.solution = body.solution();
    this.reachedCalls = body.calls();
  }

  /** Returns whether some call in the method alters it. */
  boolean isAltered(Site site) {
    return reachedCalls.stream().anyMatch(one -> isAltered(site, one.node(), one.call()));
  }

  private boolean isAltered(Site site, int node, Instr.Invoke call) {
    List<PathState> states = solution.before(node);
    for (Slot slot : Operands.all(call)) {
      boolean takesPart =
          states.stream()
              .flatMap(state -> state.value(slot).resources().stream())
              .anyMatch(id -> id.site().equals(site));
      if (takesPart && !createsPredictor(node) && !leavesAlone(node, call, slot, site)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a call creates a predictor; that does not alter the model. */
  private boolean createsPredictor(int node) {
    return resources
        .info(new Site.Node(node))
        .filter(info -> info.model().kind() == ModelKind.PREDICTOR)
        .isPresent();
  }

  private boolean leavesAlone(int node, Instr.Invoke call, Slot slot, Site site) {
    return calls.of(call, solution.before(node)).stream()
        .allMatch(
            summary ->
                summary.covers().hasFields()
                    ? isUnaltered(summary, call, slot)
                    : leavesAlone(summary, call, slot, site));
  }

  private static boolean isUnaltered(Summary summary, Instr.Invoke call, Slot slot) {
    return summary.isComplete()
        && !slot.equals(call.receiver())
        && !summary.part(Constructions.NONE).altered().contains(call.arguments().indexOf(slot));
  }

  private boolean leavesAlone(Summary effect, Instr.Invoke call, Slot slot, Site site) {
    boolean isReceiver = slot.equals(call.receiver());
    OperandEffect what =
        isReceiver ? effect.receiver() : effect.parameter(call.arguments().indexOf(slot));
    if (what.equals(OperandEffect.NONE) || what.isReleased()) {
      return true;
    }
    boolean isUntrained =
        resources.info(site).filter(info -> UNTRAINED.contains(info.model().kind())).isPresent();
    return what.equals(OperandEffect.BORROWS)
        && (isReceiver
            ? effect.traits().predicts() || (isUntrained && isPlain(effect))
            : isUntrained);
  }

  private static boolean isPlain(Summary effect) {
    ResultEffect.Kind kind = effect.result().kind();
    return kind != ResultEffect.Kind.COPY && kind != ResultEffect.Kind.BORROW;
  }

  /** Returns whether other code may still hold it after its variable is gone. */
  boolean isKept(Site site) {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (node == context.cfg().exit()) {
        continue;
      }
      for (PathState state : solution.before(node)) {
        if (ResourceId.all(site).stream().anyMatch(one -> isKept(one, state))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isKept(ResourceId id, PathState state) {
    if (!state.has(id) || state.resource(id).equals(ResourceState.SETTLED)) {
      return false;
    }
    ResourceState one = state.resource(id);
    return one.handedOver().isPossible()
        || one.isUnsure()
        || !one.inside().containers().isEmpty()
        || !one.owner().isHere();
  }

  /**
   * Returns whether some path reaches the construction with an instance from an earlier iteration.
   */
  boolean isFromEarlierIteration(Site site, int node) {
    return solution.before(node).stream()
        .anyMatch(state -> ResourceId.all(site).stream().anyMatch(state::has));
  }

  /**
   * Returns whether a variable from outside the loop holds an open instance when the next is built.
   */
  boolean isStillHeld(Site site, int node) {
    ResourceId recent = ResourceId.recent(site);
    return solution.before(node).stream()
        .anyMatch(
            state ->
                state.has(recent) && state.isNamed(recent) && state.resource(recent).mayBeOpen());
  }
}
