// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.PassedOn;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Typestate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds what a body does with a resource that may end its duty: releases it, or passes it on. */
final class Keepers {

  private final Solution<PathState> solution;
  private final CallSummaries known;
  private final Library library;
  private final List<Instr> instructions;
  private final BitSet returning;
  private final Set<ResourceId> released = new HashSet<>();

  private final boolean followsWrappers;

  /** Counts a wrapper as something else that takes a resource. */
  Keepers(SolvedBody body) {
    this(body, false);
  }

  /**
   * @param followsWrappers whether what a wrapper stands for is kept where the wrapper is
   */
  Keepers(SolvedBody body, boolean followsWrappers) {
    this.followsWrappers = followsWrappers;
    this.returning = Returning.nodes(body.context().cfg());
    this.solution = body.solution();
    this.known = body.transfer().calls().known();
    this.library = body.context().library();
    this.instructions = body.context().cfg().instructions();
    returning.stream().forEach(node -> solution.before(node).forEach(this::noteReleased));
  }

  private void noteReleased(PathState state) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (one.mayBeReleased() && !one.typestates().contains(Typestate.FORGOTTEN)) {
                released.add(id);
              }
            });
  }

  /** Returns whether the body releases a resource on a path that ends normally. */
  boolean isReleased(ResourceId id) {
    return ResourceId.all(id.site()).stream().anyMatch(released::contains);
  }

  /**
   * Returns the fields in which a resource is kept.
   *
   * @return empty if the body may do anything else with it than keeping it in fields
   */
  Set<FieldKey> of(ResourceId id) {
    Set<FieldKey> fields = new TreeSet<>();
    for (int node : isReleased(id) ? List.<Integer>of() : takers(id)) {
      Optional<Set<FieldKey>> here = kept(node, id);
      if (here.isEmpty()) {
        return Set.of();
      }
      fields.addAll(here.get());
    }
    return fields;
  }

  /** Returns the nodes on paths that end normally which may release a resource or pass it on. */
  List<Integer> takers(ResourceId id) {
    List<Integer> nodes = new ArrayList<>();
    for (int node = returning.nextSetBit(0); node >= 0; node = returning.nextSetBit(node + 1)) {
      if (takes(node, id)) {
        nodes.add(node);
      }
    }
    return nodes;
  }

  private boolean takes(int node, ResourceId id) {
    for (Slot slot : taken(node)) {
      if (mayBe(slot, id, node)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the fields in which one instruction keeps a resource; empty if it does more. */
  private Optional<Set<FieldKey>> kept(int node, ResourceId id) {
    Instr instr = instructions.get(node);
    if (instr instanceof Instr.StoreField store) {
      FieldKey field = FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC);
      boolean isFollowed = library.parameterModel(store.field().type()).isPresent();
      return isFollowed && !field.isStatic() ? Optional.of(Set.of(field)) : Optional.empty();
    }
    return instr instanceof Instr.Invoke call ? kept(node, call, id) : Optional.empty();
  }

  private Optional<Set<FieldKey>> kept(int node, Instr.Invoke call, ResourceId id) {
    Set<FieldKey> fields = new TreeSet<>();
    for (Summary summary : known.of(call, solution.before(node))) {
      boolean isReceiver =
          call.receiver() != null
              && mayBe(call.receiver(), id, node)
              && !isLent(summary.receiver());
      if (isReceiver || !summary.isComplete()) {
        return Optional.empty();
      }
      for (int i = 0; i < call.arguments().size(); i++) {
        boolean stays = isLent(summary.parameter(i)) || isWrapped(call, i, summary);
        if (stays || !mayBe(call.arguments().get(i), id, node)) {
          continue;
        }
        Set<FieldKey> here = summary.part(Retention.NONE).of(i);
        if (here.isEmpty()) {
          return Optional.empty();
        }
        fields.addAll(here);
      }
    }
    return Optional.of(fields);
  }

  private boolean mayBe(Slot slot, ResourceId id, int node) {
    for (PathState state : solution.before(node)) {
      for (ResourceId one : id.isOlder() ? List.of(id) : ResourceId.all(id.site())) {
        if (state.value(slot).mayBe(new Atom.Ref(one))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the operands that an instruction may take custody of or pass on. */
  private Set<Slot> taken(int node) {
    Instr instr = instructions.get(node);
    Set<Slot> taken = new LinkedHashSet<>();
    if (instr instanceof Instr.Invoke call) {
      for (Summary summary : known.of(call, solution.before(node))) {
        taken.addAll(taken(call, summary));
      }
    } else {
      taken.addAll(PassedOn.by(instr));
    }
    return taken;
  }

  private List<Slot> taken(Instr.Invoke call, Summary summary) {
    if (!summary.isComplete()) {
      return call.arguments();
    }
    List<Slot> taken =
        Operands.arguments(
            call, i -> !isLent(summary.parameter(i)) && !isWrapped(call, i, summary));
    if (call.receiver() != null && !isLent(summary.receiver())) {
      taken.add(call.receiver());
    }
    return taken;
  }

  /** Returns whether the result of a call stands for an argument from now on, and for no other. */
  private boolean isWrapped(Instr.Invoke call, int argument, Summary summary) {
    return followsWrappers && summary.wrapped(call.arguments().size()).equals(List.of(argument));
  }

  private static boolean isLent(OperandEffect effect) {
    return effect.leavesInPlace() && !effect.isAdded() && !effect.isUnsure();
  }
}
