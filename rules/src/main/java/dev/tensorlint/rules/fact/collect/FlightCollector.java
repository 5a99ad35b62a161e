// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Flight;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds races between a method and the computations that it started: releases of what a computation
 * uses, and uses of what a computation releases.
 */
final class FlightCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final Map<Key, Evidence> found = new LinkedHashMap<>();
  private @Nullable List<ThreadFact.InFlight> facts;

  private record Key(Span at, Site site, boolean isRelease) {}

  /** What the paths to a place have in common. */
  private static final class Evidence {
    private final TreeSet<Integer> startedAt = new TreeSet<>();
    private final Proof proof = new Proof();
    private boolean isByScope;
    private final Instr instr;

    Evidence(Instr instr) {
      this.instr = instr;
    }
  }

  /** Returns the instance that the collectors of a body share. */
  static FlightCollector in(SolvedBody body) {
    return body.shared(FlightCollector.class, FlightCollector::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ThreadFact.InFlight> facts(SolvedBody body) {
      return in(body).facts();
    }
  }

  private FlightCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
  }

  List<ThreadFact.InFlight> facts() {
    List<ThreadFact.InFlight> known = facts;
    if (known == null) {
      known = collect();
      facts = known;
    }
    return known;
  }

  private List<ThreadFact.InFlight> collect() {
    for (int node = 0; node < context.cfg().size(); node++) {
      List<PathState> before = solution.before(node);
      if (areInFlight(before) && !context.cfg().isExpectedToFail(node)) {
        visit(node, before);
      }
    }
    List<ThreadFact.InFlight> facts = new ArrayList<>();
    found.forEach((key, evidence) -> fact(key, evidence).ifPresent(facts::add));
    facts.sort(Comparator.comparing(fact -> fact.at().span()));
    return facts;
  }

  private static boolean areInFlight(List<PathState> states) {
    for (PathState state : states) {
      if (!state.flights().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void visit(int node, List<PathState> before) {
    Instr instr = context.cfg().instruction(node);
    for (PathState state : before) {
      for (PathState after : transfer.transfer(node, state)) {
        for (ResourceId resource : releasedBy(node, state, after)) {
          note(node, resource.site(), true, before);
        }
      }
      if (instr instanceof Instr.Invoke call) {
        for (ResourceId used : transfer.calls().touches().usedResources(call, state)) {
          boolean isRaced = isInFlight(state, flight -> flight.releases().contains(used));
          if (isRaced) {
            note(node, used.site(), false, before);
          }
        }
      }
    }
  }

  private static boolean isInFlight(PathState state, Predicate<Flight> wanted) {
    return state.flights().running().values().stream().anyMatch(wanted);
  }

  /** Returns the resources that a node releases and a running computation still uses. */
  private static List<ResourceId> releasedBy(int node, PathState before, PathState after) {
    List<ResourceId> released = new ArrayList<>();
    for (Flight flight : after.flights().running().values()) {
      for (ResourceId used : flight.uses()) {
        boolean isHere = before.has(used) && before.resource(used).mayBeOpen();
        if (isHere && isReleasedAt(node, used, after)) {
          released.add(used);
        }
      }
    }
    Collections.sort(released);
    return released;
  }

  private static boolean isReleasedAt(int node, ResourceId resource, PathState after) {
    return after.has(resource)
        && after.resource(resource).typestates().stream()
            .anyMatch(typestate -> typestate.isReleased() && typestate.node() == node);
  }

  private void note(int node, Site site, boolean isRelease, List<PathState> before) {
    Instr instr = context.cfg().instruction(node);
    Key key = new Key(place(instr), site, isRelease);
    boolean isNew = !found.containsKey(key);
    Evidence evidence = found.computeIfAbsent(key, one -> new Evidence(instr));
    if (isNew || evidence.instr != instr) {
      before.forEach(state -> weigh(node, site, isRelease, state, evidence));
    }
  }

  private void weigh(int node, Site site, boolean isRelease, PathState state, Evidence evidence) {
    List<ResourceId> same = ResourceId.all(site).stream().filter(state::has).toList();
    if (same.isEmpty()) {
      return;
    }
    boolean isHit = false;
    for (ResourceId resource : same) {
      Set<Integer> starts = new TreeSet<>();
      state
          .flights()
          .running()
          .forEach(
              (start, flight) -> {
                if ((isRelease ? flight.uses() : flight.releases()).contains(resource)) {
                  starts.add(start);
                }
              });
      boolean isConcerned =
          !starts.isEmpty() && (!isRelease || isReleasedOnAllPaths(node, resource, state));
      isHit |= isConcerned;
      evidence.startedAt.addAll(starts);
      evidence.proof.onPath(state, !state.resource(resource).isUnsure());
      evidence.proof.requires(starts.isEmpty() || isReached(starts, node));
      evidence.proof.requires(
          starts.isEmpty()
              || starts.stream().anyMatch(start -> state.flights().get(start).isElsewhere()));
      evidence.isByScope |= isOwnedByScope(resource, state);
    }
    evidence.proof.requires(isHit);
  }

  private boolean isReached(Set<Integer> starts, int node) {
    return starts.stream().anyMatch(start -> context.cfg().isSureToReachBehind(start, node));
  }

  private boolean isReleasedOnAllPaths(int node, ResourceId resource, PathState state) {
    return state.resource(resource).isOpen()
        && transfer.transfer(node, state).stream()
            .allMatch(after -> after.has(resource) && after.resource(resource).isReleased());
  }

  private static boolean isOwnedByScope(ResourceId resource, PathState state) {
    return state.resource(resource).owner() instanceof Owner.Of owner
        && state.scopes().contains(owner.resource());
  }

  private static Span place(Instr instr) {
    return instr.at();
  }

  private Optional<ThreadFact.InFlight> fact(Key key, Evidence evidence) {
    if (evidence.startedAt.isEmpty()) {
      return Optional.empty();
    }
    return resources
        .info(key.site())
        .map(
            info ->
                new ThreadFact.InFlight(
                    info,
                    context.name(),
                    resources.place(key.at()),
                    kind(key, evidence),
                    starts(evidence),
                    evidence.proof.holds()));
  }

  /** Returns the calls that started the computations, otherwise the functions that run in them. */
  private List<Place> starts(Evidence evidence) {
    List<Instr> starts = evidence.startedAt.stream().map(context.cfg()::instruction).toList();
    boolean isCalled = starts.stream().anyMatch(Instr.Invoke.class::isInstance);
    return starts.stream()
        .filter(start -> !isCalled || start instanceof Instr.Invoke)
        .map(FlightCollector::place)
        .distinct()
        .map(resources::place)
        .toList();
  }

  private static ThreadFact.InFlight.Kind kind(Key key, Evidence evidence) {
    if (!key.isRelease()) {
      return ThreadFact.InFlight.Kind.USED_BESIDE_RELEASE;
    }
    boolean isScope = evidence.isByScope || evidence.instr instanceof Instr.LeaveScope;
    return isScope
        ? ThreadFact.InFlight.Kind.RELEASED_BY_SCOPE
        : ThreadFact.InFlight.Kind.RELEASED_BESIDE_USE;
  }
}
