// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Fill;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The calls that may put something into what a field holds when the body begins, and those that
 * acquire what a field holds.
 */
final class FieldFills {

  private final SolvedBody body;
  private final Set<Fill> found = new LinkedHashSet<>();

  FieldFills(SolvedBody body) {
    this.body = body;
  }

  /** Collects the fields whose values a call gets. */
  void visit(int node, Instr.Invoke call) {
    for (PathState state : body.solution().before(node)) {
      if (Operands.haveResource(call, state)) {
        Summary effect = body.transfer().calls().known().of(call, state);
        Operands.matching(call, effect, FieldFills::mayFill)
            .forEach(slot -> add(slot, call, state));
        Operands.matching(call, effect, FieldFills::acquires)
            .forEach(slot -> addAcquired(slot, call, state));
      }
    }
  }

  private static boolean acquires(OperandEffect effect) {
    return effect.custody() == Custody.ACQUIRED;
  }

  private void addAcquired(Slot slot, Instr.Invoke call, PathState state) {
    state.value(slot).resources().stream()
        .flatMap(id -> FieldPassages.fields(state, id).stream())
        .map(field -> new Fill(field.declared(), body.resources().place(call.span())))
        .forEach(found::add);
  }

  private static boolean mayFill(OperandEffect effect) {
    return !effect.equals(OperandEffect.METADATA) && !effect.isReleased();
  }

  private void add(Slot slot, Instr.Invoke call, PathState state) {
    state.value(slot).resources().stream()
        .filter(id -> id.site() instanceof Site.Field && mayBeEmpty(id, state))
        .map(id -> ((Site.Field) id.site()).field().declared())
        .map(field -> new Fill(field, body.resources().place(call.span())))
        .forEach(found::add);
  }

  /** Of other types, each object holds something from the start. */
  private static boolean mayBeEmpty(ResourceId id, PathState state) {
    TypeModel model = Types.model(id, state);
    return model != null && (model.beginsEmpty() || model.release().isCollected());
  }

  List<Fill> found() {
    return List.copyOf(found);
  }
}
