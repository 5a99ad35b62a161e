// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Finds resources that a body creates and gives to an object for good: it passes the resource to
 * code that stores it in a field, does not release it, and passes it to no other code that could.
 */
final class FieldGifts {

  private final SolvedBody body;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;

  FieldGifts(SolvedBody body) {
    this.body = body;
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
  }

  List<Store> collect() {
    List<Store> gifts = new ArrayList<>();
    for (ReachedCall reached : body.calls()) {
      for (Summary summary : transfer.calls().known().of(reached.call(), reached.states())) {
        gifts(reached, summary, gifts);
      }
    }
    return gifts;
  }

  private void gifts(ReachedCall reached, Summary summary, List<Store> gifts) {
    Retention retention = summary.part(Retention.NONE);
    int given = reached.call().argumentSpans().size();
    for (int position = 0; !retention.equals(Retention.NONE) && position < given; position++) {
      for (FieldKey field : new TreeSet<>(retention.of(position))) {
        gifts.add(store(reached, position, field));
      }
    }
  }

  private Store store(ReachedCall reached, int position, FieldKey field) {
    List<PathState> states = solution.before(reached.node());
    Slot argument = reached.call().arguments().get(position);
    List<ResourceId> owned =
        states.stream()
            .flatMap(state -> FieldStores.owned(state, state.value(argument)).stream())
            .distinct()
            .toList();
    boolean isForGood =
        owned.stream().noneMatch(id -> isShared(id, reached.node()) || isReleased(id));
    return new Store(
        field,
        resources.place(reached.call().argumentSpans().get(position)),
        isForGood ? first(owned) : Optional.empty(),
        isOwned(states, argument),
        states.stream().allMatch(state -> FieldStores.isEmpty(state, state.value(argument))),
        false,
        Optional.empty(),
        isScopable(owned, states),
        true,
        isPassedOn(argument, states));
  }

  /** Returns whether a value is a parameter that this body only keeps in fields. */
  private boolean isPassedOn(Slot argument, List<PathState> states) {
    Keepers keepers = body.shared(Keepers.class, Keepers::new);
    for (PathState state : states) {
      List<ResourceId> values = state.value(argument).resources();
      for (ResourceId id : values) {
        if (!(id.site() instanceof Site.Parameter) || keepers.of(id).isEmpty()) {
          return false;
        }
      }
      if (values.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private Optional<ResourceInfo> first(List<ResourceId> owned) {
    return owned.stream()
        .flatMap(id -> resources.info(id).stream())
        .min(Comparator.comparing(info -> info.created().span()));
  }

  private static boolean isOwned(List<PathState> states, Slot argument) {
    Proof proof = new Proof();
    for (PathState state : states) {
      proof.onPath(state, FieldStores.owned(state, state.value(argument)).isPresent());
    }
    return proof.holds();
  }

  private static boolean isScopable(List<ResourceId> owned, List<PathState> states) {
    return states.stream()
        .flatMap(state -> owned.stream().filter(state::has).map(state::resource))
        .anyMatch(one -> one.owner().isScopable());
  }

  /** Returns whether the body also releases the resource, itself or with what holds it. */
  private boolean isReleased(ResourceId id) {
    return keepers().isReleased(id);
  }

  /**
   * Returns whether the body also releases the resource by name, or passes it to other code: to the
   * object of another iteration, too, if a loop gives one resource to each of its objects.
   */
  boolean isShared(ResourceId id, int giving) {
    boolean isGivenOrShared =
        solution.before(giving).stream()
            .filter(state -> state.has(id))
            .map(state -> state.resource(id))
            .anyMatch(one -> one.handedOver().isPossible() || one.owner().parent() != null);
    return isGivenOrShared || keepers().takers(id).stream().anyMatch(node -> node != giving);
  }

  private Keepers keepers() {
    return body.shared(Keepers.class, Keepers::new);
  }
}
