// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.LastReferences;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds containers that are cleared, or lose their last reference, while this method still owns
 * open resources in them.
 */
final class Drops {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact.Dropped> facts(SolvedBody body) {
      return new Drops(body).collect();
    }
  }

  private Drops(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
  }

  /** Returns the steps that lose a resource, by place. */
  List<LeakFact.Dropped> collect() {
    List<LeakFact.Dropped> facts = new ArrayList<>();
    for (int node = 0; node < context.cfg().size(); node++) {
      for (Slot container : dropped(node)) {
        Loss loss = new Loss();
        for (PathState state : solution.before(node)) {
          loss.add(node, state.value(container), state);
        }
        loss.fact(node, container).ifPresent(facts::add);
      }
    }
    facts.sort(Comparator.comparing(fact -> fact.at().span()));
    return facts;
  }

  /** Returns the variables with the containers that a step may drop or empty. */
  private List<Slot> dropped(int node) {
    Instr instr = context.cfg().instruction(node);
    if (instr instanceof Instr.Copy copy) {
      return LastReferences.isAssignment(copy) ? List.of(copy.target()) : List.of();
    }
    if (!(instr instanceof Instr.Invoke call) || solution.before(node).isEmpty()) {
      return List.of();
    }
    Set<Slot> emptied = new LinkedHashSet<>();
    transfer.calls().known().of(call, solution.before(node)).stream()
        .map(summary -> Operands.matching(call, summary, Drops::isEmptied))
        .forEach(emptied::addAll);
    return List.copyOf(emptied);
  }

  private static boolean isEmptied(OperandEffect effect) {
    return effect.emptied() == Certainty.YES;
  }

  /** What the paths to one step have in common. */
  private final class Loss {
    private final TreeSet<ResourceId> lost = new TreeSet<>();
    private final TreeSet<ResourceId> containers = new TreeSet<>();
    private final Proof proof = new Proof();
    private boolean isScopable;

    void add(int node, Value container, PathState state) {
      if (container.resources().stream().noneMatch(resources::isContainer)) {
        proof.requires(false);
        return;
      }
      PathState after = transfer.transfer(node, state).get(0);
      List<ResourceId> here = LastReferences.dropped(container, state, after);
      if (here.stream().anyMatch(one -> state.resource(one).isUnwound())) {
        return;
      }
      if (here.isEmpty() && isEmpty(container, state)) {
        return;
      }
      here.forEach(one -> isScopable |= state.resource(one).owner().isScopable());
      lost.addAll(here);
      containers.addAll(container.resources());
      proof.onPath(
          state,
          here.stream()
              .filter(one -> context.isSureToReach(one.site(), node))
              .anyMatch(one -> isSure(container, one, state) && !isStillNamed(one, state, after)));
    }

    /** Returns whether the container has never held a resource; such a path proves nothing. */
    private boolean isEmpty(Value container, PathState state) {
      return container.resources().stream()
          .allMatch(id -> state.has(id) && Contents.typestates(state, id).isEmpty());
    }

    private boolean isSure(Value container, ResourceId one, PathState state) {
      ResourceState element = state.resource(one);
      return state.isOneObject(container)
          && element.isOpen()
          && element.handedOver() == Certainty.NO;
    }

    /**
     * Returns whether a variable still names an element that was read from the container; that may
     * be its only element.
     */
    private boolean isStillNamed(ResourceId container, PathState before, PathState after) {
      return Contents.of(before, container).stream()
          .anyMatch(one -> Contents.isReadOnly(one) && after.isNamed(one));
    }

    Optional<LeakFact.Dropped> fact(int node, Slot container) {
      List<ResourceInfo> values = infos(lost);
      List<ResourceInfo> holders = infos(containers);
      if (values.isEmpty() || holders.isEmpty()) {
        return Optional.empty();
      }
      String name =
          container instanceof Slot.Variable variable
              ? variable.local().name()
              : holders.get(0).name();
      return Optional.of(
          new LeakFact.Dropped(
              values,
              context.name(),
              place(node),
              name,
              context.cfg().instruction(node) instanceof Instr.Invoke
                  ? LeakFact.Dropped.How.CLEARED
                  : LeakFact.Dropped.How.LOST,
              proof.holds(),
              CallerScope.unknown(isScopable)));
    }

    private List<ResourceInfo> infos(Set<ResourceId> ids) {
      return ids.stream()
          .flatMap(one -> resources.info(one).stream())
          .filter(ResourceInfo::isOfMethod)
          .distinct()
          .sorted(Comparator.comparing(info -> info.created().span()))
          .toList();
    }

    private Place place(int node) {
      Instr instr = context.cfg().instruction(node);
      Span span = instr.at();
      return resources.place(span);
    }
  }
}
