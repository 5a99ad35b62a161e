// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.model.CallEffect;
import dev.tensorlint.rules.model.LambdaRuns;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.source.Span;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what only the thread of this method may use, and what computations on other threads use or
 * release all the same. Only what this method has made is known to belong to its thread; a symbolic
 * value belongs to that of its trace, wherever it comes from.
 */
final class ConfinementCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final Map<Key, Fact.Shared> found = new LinkedHashMap<>();

  private record Key(Span at, Site site) {}

  ConfinementCollector(
      MethodContext context, Resources resources, Transfer transfer, Solution<PathState> solution) {
    this.context = context;
    this.resources = resources;
    this.transfer = transfer;
    this.solution = solution;
  }

  List<Fact.Shared> collect() {
    if (resources.all().stream().noneMatch(ConfinementCollector::isConfined)) {
      return List.of();
    }
    for (int node = 0; node < context.cfg().size(); node++) {
      if (context.cfg().instruction(node) instanceof Instr.Invoke call
          && !context.cfg().isExpectedToFail(node)) {
        visit(node, call);
      }
    }
    return found.values().stream().sorted(Comparator.comparing(fact -> fact.at().span())).toList();
  }

  private static boolean isConfined(ResourceInfo info) {
    boolean isOwn = info.origin() == ResourceInfo.Origin.CREATED;
    return info.model().kind() == ModelKind.SYMBOLIC || (info.model().threadConfined() && isOwn);
  }

  private void visit(int node, Instr.Invoke call) {
    List<PathState> before = solution.before(node);
    Set<Site> sites = new HashSet<>();
    before.forEach(state -> shared(node, call, state).forEach(id -> sites.add(id.site())));
    for (Site site : sites) {
      found.merge(
          new Key(call.nameSpan(), site),
          fact(node, call, site, before),
          ConfinementCollector::both);
    }
  }

  /** Returns what a call gives to computations that it starts. */
  private Set<ResourceId> shared(int node, Instr.Invoke call, PathState state) {
    Optional<CallEffect> effect = transfer.calls().known().modelled(call, state);
    boolean isStart =
        effect.filter(FlightTransfer::runsElsewhere).isPresent()
            && !FlightTransfer.isConstructor(call);
    return isStart ? confined(node, state) : Set.of();
  }

  private Set<ResourceId> confined(int node, PathState state) {
    Set<ResourceId> shared = new HashSet<>();
    Map<Integer, Flight> before = state.flights().running();
    for (PathState after : transfer.transfer(node, state)) {
      after.flights().running().entrySet().stream()
          .filter(entry -> entry.getKey() == node || !before.containsKey(entry.getKey()))
          .forEach(entry -> shared.addAll(touched(entry.getValue())));
    }
    shared.removeIf(id -> resources.info(id).filter(ConfinementCollector::isConfined).isEmpty());
    return shared;
  }

  private static Set<ResourceId> touched(Flight flight) {
    Set<ResourceId> touched = new HashSet<>(flight.uses());
    touched.addAll(flight.releases());
    return touched;
  }

  private Fact.Shared fact(int node, Instr.Invoke call, Site site, List<PathState> before) {
    boolean isOnEveryPath =
        before.stream()
            .allMatch(state -> shared(node, call, state).contains(ResourceId.recent(site)));
    boolean isSure = before.stream().allMatch(state -> isSure(call, site, state));
    return new Fact.Shared(
        resources.info(site).orElseThrow(),
        context.name(),
        resources.place(call.nameSpan()),
        isOnEveryPath,
        isSure);
  }

  /** What may run on this thread as well is in nobody's way there. */
  private boolean isSure(Instr.Invoke call, Site site, PathState state) {
    boolean isElsewhere =
        transfer
            .calls()
            .known()
            .modelled(call, state)
            .filter(effect -> effect.lambdas() != LambdaRuns.ANY_THREAD)
            .isPresent();
    return isElsewhere
        && !state.isJoined()
        && EndCollector.ofSite(state, site).stream().noneMatch(ResourceState::isUnsure);
  }

  private static Fact.Shared both(Fact.Shared one, Fact.Shared other) {
    return new Fact.Shared(
        one.resource(),
        one.method(),
        one.at(),
        one.isOnEveryPath() && other.isOnEveryPath(),
        one.isSure() && other.isSure());
  }
}
