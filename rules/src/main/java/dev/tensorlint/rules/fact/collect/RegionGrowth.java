// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds resources that each iteration of a loop leaves to an owner from before the loop, or each
 * call to an owner in a field: all are released in the end, but accumulate until then. Loops that
 * count or iterate over elements are assumed to be intended, such as the steps of a sum or the
 * layers of a net. What an owner lends in each iteration is the same part of it, and so are the
 * elements that a result gives.
 */
final class RegionGrowth {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final List<ExitStates> exits;
  private final Map<Span, LeakFact> found = new TreeMap<>();

  /**
   * By node that creates a resource for the owner of another one: that other one, which is the
   * value of a field on all paths.
   */
  private final Map<Integer, ResourceId> siblings = new TreeMap<>();

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact> facts(SolvedBody body) {
      return new RegionGrowth(body).collect();
    }
  }

  private RegionGrowth(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.exits = body.exits();
  }

  List<LeakFact> collect() {
    Cfg cfg = context.cfg();
    boolean isPossible = !cfg.loops().isEmpty() || resources.haveFields();
    if (resources.haveFields()) {
      findSiblings();
    }
    for (int node = 0; node < cfg.size() && isPossible; node++) {
      if (cfg.instruction(node) instanceof Instr.Forget) {
        for (PathState state : solution.before(node)) {
          if (state.references().owned() > 0 || !siblings.isEmpty()) {
            forget(state, transfer.transfer(node, state).get(0));
          }
        }
      }
    }
    if (resources.haveFields()) {
      exits.forEach(this::end);
    }
    return new ArrayList<>(found.values());
  }

  private void end(ExitStates exit) {
    Slot value = exit.exit().value();
    Set<ResourceId> returned = new HashSet<>();
    for (PathState state : exit.before()) {
      for (ResourceId id : value == null ? Set.<ResourceId>of() : state.value(value).resources()) {
        returned.add(id);
        end(id, state.resource(id), true);
      }
    }
    for (PathState state : exit.after()) {
      state
          .resources()
          .forEach(
              (id, one) -> {
                if (!returned.contains(id)) {
                  end(id, one, false);
                }
              });
    }
  }

  private void end(ResourceId resource, ResourceState state, boolean isReturned) {
    if (resource.site() instanceof Site.Node made
        && state.inside().containers().isEmpty()
        && state.isOpenForSure()) {
      if (state.owner() instanceof Owner.Of of && isAdded(made, of)) {
        leftByCalls(made, of.resource(), isReturned);
      } else if (isOfSiblingsOwner(made, state)) {
        leftByCalls(made, Objects.requireNonNull(siblings.get(made.node())), isReturned);
      }
    }
  }

  /** Returns whether the owner has one more: it has had what it lends, and its elements. */
  private boolean isAdded(Site.Node made, Owner.Of of) {
    return !of.isLent() && !isElement(made, of.resource());
  }

  private boolean isElement(Site.Node made, ResourceId of) {
    return resources.info(of).filter(owner -> owner.model().kind() == ModelKind.RESULT).isPresent()
        && context.cfg().instruction(made.node()) instanceof Instr.Invoke call
        && transfer.calls().known().of(call, solution.before(made.node())).stream()
            .allMatch(known -> known.result().kind() == ResultEffect.Kind.OWNED_BY);
  }

  private boolean isOfSiblingsOwner(Site.Node made, ResourceState state) {
    return state.owner().equals(Owner.elsewhere()) && siblings.containsKey(made.node());
  }

  private void findSiblings() {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (context.cfg().instruction(node) instanceof Instr.Invoke call) {
        List<PathState> before = solution.before(node);
        Slot sibling = sibling(call, before);
        if (sibling != null) {
          ResourceId held = held(sibling, before);
          if (held != null) {
            siblings.put(node, held);
          }
        }
      }
    }
  }

  /** Returns the operand whose owner owns the result of a call, null for none. */
  private @Nullable Slot sibling(Instr.Invoke call, List<PathState> before) {
    return transfer.calls().known().of(call, before).stream()
        .map(Summary::result)
        .filter(result -> result.kind() == ResultEffect.Kind.OWNED_BY_OWNER_OF)
        .map(result -> Operands.slot(call, result.from()))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** Returns the value of a field that a slot holds on all paths, null for any other. */
  private static @Nullable ResourceId held(Slot slot, List<PathState> states) {
    ResourceId held = null;
    for (PathState state : states) {
      Value value = state.value(slot);
      ResourceId one = value.isOneResource() ? value.resources().get(0) : null;
      boolean isOfField = one != null && one.site() instanceof Site.Field;
      if (!isOfField || (held != null && !held.equals(one))) {
        return null;
      }
      held = one;
    }
    return held;
  }

  private void forget(PathState before, PathState after) {
    for (Map.Entry<ResourceId, ResourceState> entry : before.resources().entrySet()) {
      if (!after.has(entry.getKey())
          && entry.getValue().isOpenForSure()
          && entry.getKey().site() instanceof Site.Node made) {
        if (entry.getValue().owner() instanceof Owner.Of of && isAdded(made, of)) {
          left(made, of.resource());
        } else if (isOfSiblingsOwner(made, entry.getValue())) {
          leftByCalls(made, Objects.requireNonNull(siblings.get(made.node())), false);
        }
      }
    }
  }

  private void left(Site.Node made, ResourceId region) {
    if (region.site() instanceof Site.Node owner) {
      left(made, owner, region);
    } else {
      leftByCalls(made, region, false);
    }
  }

  private void leftByCalls(Site.Node made, ResourceId region, boolean isReturned) {
    if (region.site() instanceof Site.Field of && !of.field().isOfObject()) {
      boolean isOfOwner = region.equals(siblings.get(made.node()));
      for (ResourceInfo info : resources.info(made).stream().toList()) {
        resources
            .info(region)
            .map(
                owner ->
                    new LeakFact.LeftByCalls(
                        info, context.name(), of.field(), owner.created(), isOfOwner, isReturned))
            .ifPresent(fact -> found.putIfAbsent(info.created().span(), fact));
      }
    }
  }

  private void left(Site.Node made, Site.Node owner, ResourceId region) {
    Span at = context.cfg().instruction(made.node()).span();
    Span opened = context.cfg().instruction(owner.node()).span();
    Optional<Cfg.Loop> loop =
        context.cfg().loops().stream()
            .filter(one -> !one.isBounded() && one.span().contains(at))
            .filter(one -> !one.span().contains(opened))
            .max(Comparator.comparing(Cfg.Loop::isEndless));
    loop.ifPresent(around -> add(made, region, around));
  }

  private void add(Site.Node made, ResourceId region, Cfg.Loop loop) {
    resources
        .info(made)
        .ifPresent(
            info ->
                found.putIfAbsent(
                    info.created().span(),
                    new LeakFact.Gathered(
                        info,
                        context.name(),
                        resources.info(region),
                        resources.place(openedAt(region)),
                        loop.isEndless())));
  }

  private Span openedAt(ResourceId region) {
    int node = ((Site.Node) region.site()).node();
    return context.cfg().instruction(node).at();
  }
}
