// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.FlightTransfer;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Flight;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds thread-confined resources that computations on other threads use or release. Only a
 * resource that this method created is known to belong to its thread; a symbolic value belongs to
 * the thread of its trace, wherever it comes from.
 */
final class ConfinementCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final List<ReachedCall> calls;
  private final Map<Key, ThreadFact.Shared> found = new LinkedHashMap<>();

  private record Key(Span at, Site site) {}

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ThreadFact.Shared> facts(SolvedBody body) {
      return new ConfinementCollector(body).collect();
    }
  }

  private ConfinementCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.calls = body.calls();
  }

  List<ThreadFact.Shared> collect() {
    if (!resources.haveModel(ConfinementCollector::mayBeConfined)) {
      return List.of();
    }
    for (ReachedCall reached : calls) {
      if (!context.cfg().isExpectedToFail(reached.node())) {
        visit(reached.node(), reached.call(), reached.states());
      }
    }
    return found.values().stream()
        .sorted(
            Comparator.comparing((ThreadFact.Shared fact) -> fact.at().span())
                .thenComparing(fact -> fact.resource().created().span()))
        .toList();
  }

  private static boolean mayBeConfined(TypeModel model) {
    return model.kind() == ModelKind.SYMBOLIC || model.usage().threadConfined();
  }

  private static boolean isConfined(ResourceInfo info) {
    boolean isOwn = info.origin() == ResourceInfo.Origin.CREATED;
    return info.model().kind() == ModelKind.SYMBOLIC
        || (info.model().usage().threadConfined() && isOwn);
  }

  private void visit(int node, Instr.Invoke call, List<PathState> before) {
    Set<Site> sites = new HashSet<>();
    before.forEach(state -> shared(call, state).forEach(id -> sites.add(id.site())));
    for (Site site : sites) {
      found.merge(
          new Key(call.nameSpan(), site),
          fact(node, call, site, before),
          ConfinementCollector::merged);
    }
  }

  /** Returns the confined resources that a call passes to the computation that it starts. */
  private Set<ResourceId> shared(Instr.Invoke call, PathState state) {
    Summary summary = transfer.calls().known().of(call, state);
    return FlightTransfer.runsElsewhere(summary) && !FlightTransfer.isConstructor(call)
        ? confined(FlightTransfer.started(call, summary, state))
        : Set.of();
  }

  private Set<ResourceId> confined(Flight started) {
    Set<ResourceId> shared = touched(started);
    shared.removeIf(id -> resources.info(id).filter(ConfinementCollector::isConfined).isEmpty());
    return shared;
  }

  private static Set<ResourceId> touched(Flight flight) {
    Set<ResourceId> touched = new HashSet<>(flight.uses());
    touched.addAll(flight.releases());
    return touched;
  }

  private ThreadFact.Shared fact(int node, Instr.Invoke call, Site site, List<PathState> before) {
    Proof proof = new Proof();
    proof.requires(context.isSureToReach(site, node));
    for (PathState state : before) {
      boolean isShared = shared(call, state).contains(ResourceId.recent(site));
      proof.onPath(state, isShared && isSure(call, site, state));
    }
    return new ThreadFact.Shared(
        resources.info(site).orElseThrow(),
        context.name(),
        resources.place(call.nameSpan()),
        proof.holds());
  }

  /** Returns whether the computation certainly runs on another thread. */
  private boolean isSure(Instr.Invoke call, Site site, PathState state) {
    Summary summary = transfer.calls().known().of(call, state);
    return summary.isSureOfThread()
        && EndCollector.ofSite(state, site).stream().noneMatch(ResourceState::isUnsure);
  }

  private static ThreadFact.Shared merged(ThreadFact.Shared one, ThreadFact.Shared other) {
    return new ThreadFact.Shared(
        one.resource(), one.method(), one.at(), one.isDefinite() && other.isDefinite());
  }
}
