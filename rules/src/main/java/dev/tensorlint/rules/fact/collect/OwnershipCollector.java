// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.resource.Ownership.Kind;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Determines the owner of each resource that a method creates, from its states on all paths. If
 * several apply, the first in the order of {@link Kind} is reported.
 */
final class OwnershipCollector {

  private final Cfg graph;
  private final Resources resources;
  private final Solution<PathState> solution;
  private final List<ExitStates> exits;
  private final Map<Integer, Evidence> byNode = new TreeMap<>();

  /** The evidence about the resource that one node creates. */
  private static final class Evidence {
    private final TreeSet<String> owners = new TreeSet<>();
    private final TreeSet<String> fields = new TreeSet<>();
    private boolean isReleased;
    private boolean isReturned;
    private boolean isScopable;
    private boolean isGivenAway;

    Kind kind() {
      if (!owners.isEmpty()) {
        return Kind.OWNER;
      }
      if (isReleased) {
        return Kind.METHOD;
      }
      if (!fields.isEmpty()) {
        return Kind.FIELD;
      }
      if (isReturned) {
        return Kind.CALLER;
      }
      if (isGivenAway) {
        return Kind.RECEIVER;
      }
      return isScopable ? Kind.SCOPE_OF_CALLER : Kind.NOBODY;
    }

    String by() {
      return switch (kind()) {
        case OWNER -> owners.first();
        case FIELD -> fields.first();
        default -> "";
      };
    }
  }

  OwnershipCollector(SolvedBody body) {
    this.graph = body.context().cfg();
    this.resources = body.resources();
    this.solution = body.solution();
    this.exits = body.exits();
  }

  /** Returns the ownership of each resource, in source order. */
  List<Ownership> collect() {
    solution.before().stream().flatMap(List::stream).forEach(this::weigh);
    for (ExitStates exit : exits) {
      exit.after().forEach(this::weigh);
      exit.before().forEach(state -> weighExit(exit, state));
    }
    return byNode.entrySet().stream()
        .flatMap(
            each ->
                resources.info(new Site.Node(each.getKey())).stream()
                    .filter(ResourceInfo::isOfMethod)
                    .filter(info -> !info.isContainer())
                    .map(info -> ownership(info, each.getKey(), each.getValue())))
        .sorted(Comparator.comparing(each -> each.made().span()))
        .toList();
  }

  private Ownership ownership(ResourceInfo info, int node, Evidence evidence) {
    Place made = resources.place(graph.instruction(node).span());
    return new Ownership(info.name(), made, evidence.kind(), evidence.by());
  }

  private void weigh(PathState state) {
    state.resources().forEach(this::weigh);
  }

  private void weigh(ResourceId id, ResourceState state) {
    if (!(id.site() instanceof Site.Node made)
        || resources.isScope(id)
        || state.equals(ResourceState.SETTLED)) {
      return;
    }
    Evidence evidence = byNode.computeIfAbsent(made.node(), node -> new Evidence());
    if (state.owner() instanceof Owner.Of of) {
      resources.info(of.resource()).map(ResourceInfo::name).ifPresent(evidence.owners::add);
    }
    evidence.isReleased |= state.owner().isHere() && state.mayBeReleased();
    evidence.isScopable |= state.owner().isScopable();
    evidence.isGivenAway |= state.handedOver() != Certainty.NO;
  }

  private void weighExit(ExitStates exit, PathState state) {
    if (exit.exit().value() != null) {
      state.value(exit.exit().value()).resources().stream()
          .flatMap(id -> evidence(id).stream())
          .forEach(evidence -> evidence.isReturned = true);
    }
    for (FieldKey key : state.knownFields()) {
      if (!key.isOfObject()) {
        state.field(key).resources().stream()
            .flatMap(id -> evidence(id).stream())
            .forEach(evidence -> evidence.fields.add(key.name()));
      }
    }
  }

  private List<Evidence> evidence(ResourceId id) {
    return id.site() instanceof Site.Node made && byNode.containsKey(made.node())
        ? List.of(byNode.get(made.node()))
        : List.of();
  }
}
