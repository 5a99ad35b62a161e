// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Collects what each instruction does to the resources that a method creates, from the states
 * before and after it on all paths. At one place the event counts that changes most: a call that
 * releases its receiver is a release, and no use.
 */
final class LifetimeCollector {

  /** Events at one place, the one that counts first. */
  private static final List<Event> WEIGHT =
      List.of(
          Event.CREATED,
          Event.RELEASED,
          Event.ESCAPED,
          Event.HANDED_OVER,
          Event.CAPTURED,
          Event.USED);

  private final SolvedBody body;
  private final Resources resources;
  private final ReleasePlaces releases;
  private final Map<Site, Map<Place, Event>> bySite = new HashMap<>();

  LifetimeCollector(SolvedBody body) {
    this.body = body;
    this.resources = body.resources();
    this.releases = new ReleasePlaces(body);
  }

  /** Returns the lifetimes in the order in which the text creates the resources. */
  List<Lifetime> collect() {
    Cfg graph = body.context().cfg();
    for (int node = 0; node < graph.size(); node++) {
      for (PathState before : body.solution().before(node)) {
        addChanges(node, before);
        addUses(graph.instruction(node), before);
      }
    }
    for (ExitStates exit : body.exits()) {
      exit.before().forEach(state -> addReturned(exit.exit(), state));
    }
    return bySite.entrySet().stream()
        .flatMap(each -> lifetime(each.getKey(), each.getValue()))
        .sorted(Comparator.comparing(each -> each.steps().get(0).at().span()))
        .toList();
  }

  private Stream<Lifetime> lifetime(Site site, Map<Place, Event> events) {
    return resources.info(site).stream()
        .filter(ResourceInfo::isOfMethod)
        .filter(info -> !info.isContainer())
        .map(info -> lifetime(info, events));
  }

  private static Lifetime lifetime(ResourceInfo info, Map<Place, Event> events) {
    List<Lifetime.Step> steps = new ArrayList<>();
    steps.add(new Lifetime.Step(info.created(), Event.CREATED));
    events.entrySet().stream()
        .filter(each -> !each.getKey().equals(info.created()))
        .sorted(Map.Entry.comparingByKey(Comparator.comparing(Place::span)))
        .forEach(each -> steps.add(new Lifetime.Step(each.getKey(), each.getValue())));
    return new Lifetime(info.name(), steps);
  }

  private void addChanges(int node, PathState before) {
    for (PathState after : body.transfer().transfer(node, before)) {
      after
          .resources()
          .forEach((id, state) -> addChange(node, id, before.resources().get(id), state));
    }
  }

  private void addChange(
      int node, ResourceId id, @Nullable ResourceState before, ResourceState after) {
    if (before == null || after.equals(ResourceState.SETTLED)) {
      return;
    }
    for (Typestate each : after.typestates()) {
      if (each.isReleased() && each.node() == node) {
        add(id, releases.of(each, after).at(), Event.RELEASED);
      }
    }
    if (!before.handedOver().isPossible() && after.handedOver().isPossible()) {
      add(id, place(node), Event.HANDED_OVER);
    }
    if (!before.marks().isCaptured() && after.marks().isCaptured()) {
      add(id, place(node), Event.CAPTURED);
    }
  }

  private void addUses(Instr instr, PathState state) {
    if (instr instanceof Instr.Invoke call) {
      Place name = resources.place(call.nameSpan());
      Stream.concat(Stream.ofNullable(call.receiver()), call.arguments().stream())
          .flatMap(slot -> held(slot, state))
          .forEach(id -> add(id, name, Event.USED));
    }
  }

  private static Stream<ResourceId> held(Slot slot, PathState state) {
    return state.value(slot).resources().stream();
  }

  private void addReturned(Instr.Return exit, PathState state) {
    if (exit.value() != null) {
      held(exit.value(), state).forEach(id -> add(id, resources.place(exit.span()), Event.ESCAPED));
    }
  }

  private Place place(int node) {
    Instr instr = body.context().cfg().instruction(node);
    return resources.place(instr instanceof Instr.Invoke call ? call.nameSpan() : instr.span());
  }

  private void add(ResourceId id, Place at, Event event) {
    if (id.site() instanceof Site.Node && !resources.isScope(id)) {
      bySite
          .computeIfAbsent(id.site(), site -> new TreeMap<>(Comparator.comparing(Place::span)))
          .merge(at, event, LifetimeCollector::weightier);
    }
  }

  private static Event weightier(Event one, Event other) {
    return WEIGHT.indexOf(one) <= WEIGHT.indexOf(other) ? one : other;
  }
}
