// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Loss;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds assignments to fields of {@code this} that overwrite the last reference to the old value. A
 * value that the body stored itself is lost at once if nothing else names it; a value from before
 * the body is lost if it is still open when the body ends.
 */
final class FieldLosses {

  private final SolvedBody body;
  private final MethodContext context;
  private final Resources resources;
  private final Solution<PathState> solution;
  private final List<ExitStates> exits;

  FieldLosses(SolvedBody body) {
    this.body = body;
    this.context = body.context();
    this.resources = body.resources();
    this.solution = body.solution();
    this.exits = body.exits();
  }

  List<Loss> collect() {
    List<Loss> losses = new ArrayList<>();
    Map<FieldKey, Loss> former = new TreeMap<>();
    Cfg cfg = context.cfg();
    for (int node = 0; node < cfg.size(); node++) {
      List<PathState> states = solution.before(node);
      if (cfg.instruction(node) instanceof Instr.StoreField store && isOwn(store, states)) {
        Optional<Loss> made = lossOfMade(store, states);
        if (made.isPresent() && !ReleasedPlaces.in(body).isEmptied(node, key(store))) {
          losses.add(made.get());
        }
        lossOfFormer(store, states)
            .ifPresent(loss -> former.merge(loss.field(), loss, FieldLosses::first));
      }
    }
    losses.addAll(former.values());
    losses.sort(Comparator.comparing(loss -> loss.at().span()));
    return losses;
  }

  private static Loss first(Loss one, Loss other) {
    return one.at().span().compareTo(other.at().span()) <= 0 ? one : other;
  }

  private static boolean isOwn(Instr.StoreField store, List<PathState> states) {
    Slot object = store.object();
    if (object == null || states.isEmpty()) {
      return false;
    }
    for (PathState state : states) {
      if (!state.value(object).is(Atom.THIS)) {
        return false;
      }
    }
    return true;
  }

  private static FieldKey key(Instr.StoreField store) {
    return FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC);
  }

  private Optional<Loss> lossOfMade(Instr.StoreField store, List<PathState> states) {
    FieldKey key = key(store);
    Set<ResourceId> lost = new LinkedHashSet<>();
    Proof proof = new Proof();
    for (PathState state : states) {
      List<ResourceId> here = made(store, state);
      lost.addAll(here);
      proof.onPath(state, isLostForSure(state, here));
    }
    if (lost.isEmpty()) {
      return Optional.empty();
    }
    return lost.stream()
        .flatMap(id -> resources.info(id).stream())
        .filter(info -> info.origin() == ResourceInfo.Origin.CREATED)
        .min(Comparator.comparing(info -> info.created().span()))
        .map(
            info ->
                new Loss(
                    key,
                    resources.place(store.field().nameSpan()),
                    Optional.of(info),
                    proof.holds()));
  }

  private static boolean isLostForSure(PathState state, List<ResourceId> lost) {
    return lost.size() == 1 && state.resource(lost.get(0)).isOpen();
  }

  /**
   * Returns the resources that the body created for the field and that nothing names after the
   * assignment.
   */
  private static List<ResourceId> made(Instr.StoreField store, PathState state) {
    FieldKey key = key(store);
    if (state.field(key).resources().isEmpty()) {
      return List.of();
    }
    PathState afterwards = state.with(key, state.value(store.source()));
    return state.field(key).resources().stream()
        .filter(id -> id.site() instanceof Site.Node && state.has(id))
        .filter(id -> state.resource(id).mayBeOpen() && state.resource(id).owner().isHere())
        .filter(id -> !afterwards.isNamed(id))
        .toList();
  }

  private Optional<Loss> lossOfFormer(Instr.StoreField store, List<PathState> states) {
    FieldKey key = key(store);
    ResourceId former = ResourceId.recent(new Site.Field(key));
    boolean isReplaced = false;
    for (PathState state : states) {
      isReplaced |= !state.knows(key) || state.field(key).resources().contains(former);
    }
    boolean isLost = false;
    Proof proof = new Proof();
    for (ExitStates exit : exits) {
      for (PathState state : exit.after()) {
        if (isWithout(former, key, state)) {
          isLost |= mayBeLost(state.resource(former));
          proof.onPath(state, state.resource(former).isOpenForSure());
        }
      }
    }
    return isReplaced && isLost
        ? Optional.of(
            new Loss(
                key, resources.place(store.field().nameSpan()), Optional.empty(), proof.holds()))
        : Optional.empty();
  }

  private static boolean isWithout(ResourceId former, FieldKey key, PathState state) {
    return state.has(former) && state.knows(key) && !state.field(key).resources().contains(former);
  }

  private static boolean mayBeLost(ResourceState former) {
    return former.mayBeOpen() && former.handedOver() != Certainty.YES && !former.isUnsure();
  }
}
