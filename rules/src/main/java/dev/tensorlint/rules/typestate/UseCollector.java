// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the places where something is used that was released on some way there. */
final class UseCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final ReleasePlaces places;
  private final Map<Key, Evidence> found = new LinkedHashMap<>();

  private record Key(Span at, Site site) {}

  /** What the ways to a use have in common; copies of a {@code finally} count as one place. */
  private static final class Evidence {
    private final Set<Fact.Release> releases = new LinkedHashSet<>();
    private final Set<Optional<ResourceInfo>> owners = new LinkedHashSet<>();
    private Optional<String> variable = Optional.empty();
    private boolean isOnEveryPath = true;
    private boolean isSure = true;
  }

  UseCollector(
      MethodContext context, Resources resources, Transfer transfer, Solution<PathState> solution) {
    this.context = context;
    this.resources = resources;
    this.transfer = transfer;
    this.solution = solution;
    this.places = new ReleasePlaces(context, resources);
  }

  List<Fact.Used> collect() {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (context.cfg().instruction(node) instanceof Instr.Invoke call
          && !context.cfg().isExpectedToFail(node)) {
        visit(node, call);
      }
    }
    List<Fact.Used> facts = new ArrayList<>();
    found.forEach((key, evidence) -> fact(key, evidence).ifPresent(facts::add));
    facts.sort(Comparator.comparing(fact -> fact.at().span()));
    return facts;
  }

  private void visit(int node, Instr.Invoke call) {
    List<PathState> states = solution.before(node);
    if (states.isEmpty()) {
      return;
    }
    PathState first = states.get(0);
    for (Slot slot : transfer.calls().uses(call, first)) {
      operand(call, slot, states, state -> state.value(slot));
    }
    for (FieldKey field : transfer.calls().usedFields(call, first)) {
      operand(call, null, states, state -> state.field(field));
    }
  }

  private void operand(
      Instr.Invoke call,
      @Nullable Slot slot,
      List<PathState> states,
      Function<PathState, Value> value) {
    TreeSet<String> seen = new TreeSet<>();
    for (PathState state : states) {
      for (ResourceId resource : value.apply(state).resources()) {
        if (isFresh(state, resource) && seen.add(resource.site().toString())) {
          weigh(call, slot, resource.site(), states, value);
        }
      }
    }
  }

  private static boolean isFresh(PathState state, ResourceId resource) {
    boolean isFollowed = !(resource.site() instanceof Site.Field of && of.field().isOfAny());
    return isFollowed
        && state.has(resource)
        && state.resource(resource).lives().stream().anyMatch(Life::isFreshlyReleased);
  }

  private void weigh(
      Instr.Invoke call,
      @Nullable Slot slot,
      Site site,
      List<PathState> states,
      Function<PathState, Value> value) {
    Evidence evidence =
        found.computeIfAbsent(new Key(place(call, slot), site), key -> new Evidence());
    if (slot instanceof Slot.Variable variable) {
      evidence.variable = Optional.of(variable.local().name());
    }
    for (PathState state : states) {
      weigh(evidence, site, state, value.apply(state));
    }
  }

  private void weigh(Evidence evidence, Site site, PathState state, Value value) {
    List<ResourceId> same =
        value.resources().stream()
            .filter(resource -> resource.site().equals(site) && state.has(resource))
            .toList();
    if (same.size() != 1 || !value.isOneResource()) {
      evidence.isOnEveryPath = false;
    }
    for (ResourceId resource : same) {
      ResourceState one = state.resource(resource);
      if (one.lives().stream().allMatch(Life::isUsedSince)) {
        continue;
      }
      evidence.isOnEveryPath &= one.isReleased();
      evidence.isSure &= !one.isUnsure() && !state.isJoined();
      one.lives().stream()
          .filter(Life::isFreshlyReleased)
          .forEach(life -> note(evidence, life, one));
    }
  }

  private void note(Evidence evidence, Life life, ResourceState one) {
    boolean isWithObject = life.isWithOwner() && places.isOwnedByObject(one);
    evidence.releases.add(places.of(life.node(), isWithObject));
    evidence.owners.add(isWithObject ? places.owner(one) : Optional.empty());
  }

  /** The argument where an argument is used, the method's name where the receiver is. */
  private static Span place(Instr.Invoke call, @Nullable Slot slot) {
    int index = slot == null || slot.equals(call.receiver()) ? -1 : call.arguments().indexOf(slot);
    return index < 0 || index >= call.argumentSpans().size()
        ? call.nameSpan()
        : call.argumentSpans().get(index);
  }

  private Optional<Fact.Used> fact(Key key, Evidence evidence) {
    if (evidence.releases.isEmpty()) {
      return Optional.empty();
    }
    return resources
        .info(key.site())
        .map(
            info ->
                new Fact.Used(
                    info,
                    context.name(),
                    resources.place(key.at()),
                    evidence.variable,
                    sorted(evidence.releases),
                    evidence.isOnEveryPath,
                    evidence.isSure,
                    only(evidence.owners)));
  }

  private static List<Fact.Release> sorted(Set<Fact.Release> releases) {
    return releases.stream().sorted(Comparator.comparing(release -> release.at().span())).toList();
  }

  private static Optional<ResourceInfo> only(Set<Optional<ResourceInfo>> owners) {
    return owners.size() == 1 ? owners.iterator().next() : Optional.empty();
  }
}
