// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Determines the fate of each resource that a body creates, from its states at all exits. */
final class FateCollector {

  private final SolvedBody body;
  private final Resources resources;
  private final Set<Site> created = new TreeSet<>();
  private final Set<Site> open = new HashSet<>();
  private final Set<Site> openAfterThrow = new HashSet<>();
  private final Set<Site> heldReleased = new HashSet<>();
  private final Set<Site> givenAway = new HashSet<>();
  private final Set<Place> released = new HashSet<>();

  FateCollector(SolvedBody body) {
    this.body = body;
    this.resources = body.resources();
  }

  /** Returns one fate for each place that creates resources, in source order. */
  List<Fate> collect() {
    body.solution().before().stream().flatMap(List::stream).forEach(this::addPast);
    for (ExitStates exit : body.exits()) {
      for (PathState state : exit.after()) {
        addCreated(state);
        addOwed(state, open);
      }
      for (PathState state : exit.before()) {
        addPast(state);
        held(exit, state).forEach(id -> addHeld(state, id));
      }
    }
    for (PathState state : thrown()) {
      addCreated(state);
      addOwed(state, openAfterThrow);
    }
    Map<Place, Fate> byPlace = new TreeMap<>(Comparator.comparing(Place::span));
    for (Site site : created) {
      resources
          .info(site)
          .filter(info -> info.origin() == ResourceInfo.Origin.CREATED)
          .filter(info -> !body.context().cfg().isExpectedToFail(Site.madeBy(site)))
          .ifPresent(info -> byPlace.merge(info.created(), fate(site, info), Fate::and));
    }
    return List.copyOf(byPlace.values());
  }

  private Fate fate(Site site, ResourceInfo info) {
    return new Fate(
        info.name(),
        info.created(),
        open.contains(site),
        openAfterThrow.contains(site),
        heldReleased.contains(site) || outlivesItsMaker(site, info));
  }

  /** What another resource made is of no use after the release of that one. */
  private boolean outlivesItsMaker(Site site, ResourceInfo info) {
    ResourceInfo maker = info.madeFrom();
    return maker != null
        && !isComputed(info, maker)
        && givenAway.contains(site)
        && released.contains(maker.created());
  }

  /** The result of an operation on a tensor has data of its own, or counts who shares it. */
  private static boolean isComputed(ResourceInfo result, ResourceInfo operand) {
    return result.model().kind() == ModelKind.TENSOR && operand.model().kind() == ModelKind.TENSOR;
  }

  /** What a constructor stores in its object has no owner if it throws. */
  private List<PathState> thrown() {
    boolean isLost = body.mayThrow() && body.context().construction().isLostIfThrown();
    Solution<PathState> solution = isLost ? body.ofConstruction().solution() : body.solution();
    return solution.before(body.context().cfg().exceptionalExit());
  }

  private void addCreated(PathState state) {
    addCreated(state.resources().keySet());
    addCreated(state.settled());
  }

  private void addCreated(Set<ResourceId> ids) {
    for (ResourceId id : ids) {
      if (Site.madeBy(id.site()) != Site.NO_NODE && !resources.isScope(id)) {
        created.add(id.site());
      }
    }
  }

  private static void addOwed(PathState state, Set<Site> owed) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (one.isOwed() && !one.isVoid()) {
                owed.add(id.site());
              }
            });
  }

  private void addPast(PathState state) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (one.mayBeReleased() && !one.equals(ResourceState.SETTLED)) {
                resources.info(id).map(ResourceInfo::created).ifPresent(released::add);
              }
              if (one.handedOver().isPossible() || one.marks().isCaptured()) {
                givenAway.add(id.site());
              }
            });
  }

  private void addHeld(PathState state, ResourceId id) {
    givenAway.add(id.site());
    ResourceState one = state.resource(id);
    if (one.mayBeReleased() && !one.equals(ResourceState.SETTLED)) {
      heldReleased.add(id.site());
    }
  }

  /** Returns what outlives the method: what fields, the result and the caller's containers hold. */
  private Set<ResourceId> held(ExitStates exit, PathState state) {
    List<ResourceId> roots = new ArrayList<>();
    if (exit.exit().value() != null) {
      roots.addAll(state.value(exit.exit().value()).resources());
    }
    for (FieldKey key : state.knownFields()) {
      if (!key.isOfObject()) {
        roots.addAll(state.field(key).resources());
      }
    }
    for (ResourceId id : state.resources().keySet()) {
      if (Site.madeBy(id.site()) == Site.NO_NODE) {
        roots.add(id);
      }
    }
    return Contents.withContents(state, roots);
  }
}
