// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the places where something is used that was released on some way there. */
final class UseCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final Map<Key, Evidence> found = new LinkedHashMap<>();

  private record Key(Span at, Site site) {}

  /** What the ways to a use have in common; copies of a {@code finally} count as one place. */
  private static final class Evidence {
    private final TreeSet<Integer> releasedAt = new TreeSet<>();
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

  private static void weigh(Evidence evidence, Site site, PathState state, Value value) {
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
          .forEach(life -> evidence.releasedAt.add(life.node()));
    }
  }

  /** The argument where an argument is used, the method's name where the receiver is. */
  private static Span place(Instr.Invoke call, @Nullable Slot slot) {
    int index = slot == null || slot.equals(call.receiver()) ? -1 : call.arguments().indexOf(slot);
    return index < 0 || index >= call.argumentSpans().size()
        ? call.nameSpan()
        : call.argumentSpans().get(index);
  }

  private Optional<Fact.Used> fact(Key key, Evidence evidence) {
    if (evidence.releasedAt.isEmpty()) {
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
                    evidence.releasedAt.stream().map(this::release).distinct().toList(),
                    evidence.isOnEveryPath,
                    evidence.isSure));
  }

  private Fact.Release release(int node) {
    Instr instr = context.cfg().instruction(node);
    Place at = resources.place(instr.span());
    if (instr instanceof Instr.LeaveScope) {
      return new Fact.Release(at, Fact.Release.How.END_OF_SCOPE);
    }
    if (!(instr instanceof Instr.Invoke call)) {
      return new Fact.Release(at, Fact.Release.How.WITH_OWNER);
    }
    Place name = resources.place(call.nameSpan());
    if (call.isImplicit()) {
      return new Fact.Release(name, Fact.Release.How.END_OF_RESOURCE_BLOCK);
    }
    boolean isOwn = context.callees().effects(call).isPresent();
    return new Fact.Release(
        name, isOwn ? Fact.Release.How.IN_CALLED_METHOD : Fact.Release.How.DIRECT);
  }
}
