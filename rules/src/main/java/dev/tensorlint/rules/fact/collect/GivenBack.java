// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldAdditions;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a method adds to containers that other methods share: its own parameters, and what it has
 * taken out of the same container before.
 *
 * @param pools the containers to which it gives back what it has taken out of them
 * @param facts the places at which it does so, where a field holds the container
 * @param calls all places at which it does so
 */
record GivenBack(Set<Site> pools, List<PoolFact.GivenBack> facts, Set<Place> calls) {

  /** Provides the part of the summary. */
  @AutoService(PartCollector.class)
  public static final class Additions implements PartCollector {
    @Override
    public FieldAdditions part(SolvedBody body) {
      Map<Integer, Set<FieldKey>> fields = new HashMap<>();
      each(
          body,
          (call, added, pool, state) -> {
            if (added.site() instanceof Site.Parameter parameter && pool instanceof Site.Field of) {
              fields
                  .computeIfAbsent(parameter.index(), position -> new HashSet<>())
                  .add(of.field());
            }
          });
      return new FieldAdditions(fields);
    }
  }

  /** Returns what a method gives back in ordinary operation, not only after an exception. */
  static GivenBack in(SolvedBody body) {
    Set<Site> pools = new HashSet<>();
    Set<Place> calls = new HashSet<>();
    Map<FieldKey, PoolFact.GivenBack> facts = new LinkedHashMap<>();
    each(
        body,
        (call, added, pool, state) -> {
          ResourceState one = state.resource(added);
          boolean isBack =
              one.owner() instanceof Owner.Pool from
                  && from.container().equals(pool)
                  && PoolCollector.mayBePool(pool, body);
          if (isBack) {
            calls.add(place(body, call));
          }
          if (isBack && !one.isUnwound()) {
            pools.add(pool);
            if (pool instanceof Site.Field of) {
              Place at = place(body, call);
              body.resources()
                  .info(added)
                  .map(info -> new PoolFact.GivenBack(info, body.context().name(), of.field(), at))
                  .ifPresent(fact -> facts.putIfAbsent(of.field(), fact));
            }
          }
        });
    return new GivenBack(pools, new ArrayList<>(facts.values()), calls);
  }

  private static Place place(SolvedBody body, Instr.Invoke call) {
    return body.resources().place(call.at());
  }

  /** Receives each resource that a call adds to a container. */
  private interface Receiver {
    /**
     * Receives one addition.
     *
     * @param pool site of the container; a field as its class declares it
     */
    void receive(Instr.Invoke call, ResourceId added, Site pool, PathState state);
  }

  private static void each(SolvedBody body, Receiver receiver) {
    for (ReachedCall reached : body.calls()) {
      for (PathState state : reached.states()) {
        Summary summary = body.transfer().calls().known().of(reached.call(), state);
        for (int i = 0; i < reached.call().arguments().size(); i++) {
          List<ResourceId> given = state.value(reached.call().arguments().get(i)).resources();
          Set<Site> pools =
              given.isEmpty()
                  ? Set.of()
                  : containers(reached.call(), summary, i, state, body.context().library());
          for (ResourceId added : given) {
            pools.forEach(pool -> receiver.receive(reached.call(), added, pool, state));
          }
        }
      }
    }
  }

  /** Returns the containers to which a call adds an argument. */
  private static Set<Site> containers(
      Instr.Invoke call, Summary summary, int position, PathState state, Library library) {
    Set<Site> pools = new HashSet<>();
    Slot container = call.receiver();
    if (summary.parameter(position).isAdded() && container != null) {
      for (ResourceId id : state.value(container).resources()) {
        if (Types.isContainer(id, state) && !isWeak(id, state, library)) {
          pools.add(declared(id.site()));
        }
      }
    }
    summary.part(FieldAdditions.NONE).of(position).stream()
        .filter(field -> !isOfAnother(field, container, state))
        .forEach(field -> pools.add(new Site.Field(field)));
    return pools;
  }

  /**
   * Returns whether a call adds to a field of another object of the class whose field the body uses
   * itself: what a stage of a pipeline passes on to the next one is not given back.
   */
  private static boolean isOfAnother(FieldKey field, @Nullable Slot receiver, PathState state) {
    return !field.isStatic()
        && receiver != null
        && !state.value(receiver).mayBe(Atom.THIS)
        && state.knows(field);
  }

  private static boolean isWeak(ResourceId container, PathState state, Library library) {
    String type = Types.container(container, state);
    return type == null || library.containers().isWeak(type);
  }

  private static Site declared(Site container) {
    return container instanceof Site.Field of ? new Site.Field(of.field().declared()) : container;
  }
}
