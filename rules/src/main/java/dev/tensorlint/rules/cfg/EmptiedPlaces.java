// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The variables and own fields that hold nothing to release before a node on any path to it: null,
 * or what was released through them since they got it. Only the graph decides, so that resources
 * which share a name where paths were joined make no difference.
 */
public final class EmptiedPlaces {

  private final Cfg cfg;
  private final BiPredicate<Instr.Invoke, Slot> releases;
  private final BiPredicate<Instr.Invoke, FieldKey> assigns;

  /** The fields that temporaries were read from. */
  private final Map<Slot, Slot.Operand> read = new HashMap<>();

  /** The temporaries that are null. */
  private final Set<Slot> nulls = new HashSet<>();

  /** The emptied places before each node, null for a node without a path to it. */
  private @Nullable List<@Nullable Set<Slot.Operand>> emptied;

  /**
   * @param releases whether a call certainly releases what a slot holds
   * @param assigns whether a call may assign an own field
   */
  public EmptiedPlaces(
      Cfg cfg,
      BiPredicate<Instr.Invoke, Slot> releases,
      BiPredicate<Instr.Invoke, FieldKey> assigns) {
    this.cfg = cfg;
    this.releases = releases;
    this.assigns = assigns;
  }

  /** Returns whether a variable holds nothing to release before a node. */
  public boolean isEmptied(int node, Slot variable) {
    Slot.Operand place = place(variable);
    return place != null && isEmptied(node, place);
  }

  /** Returns whether an own field holds nothing to release before a node. */
  public boolean isEmptied(int node, FieldKey field) {
    return isEmptied(node, Slot.Operand.of(field, false));
  }

  private boolean isEmptied(int node, Slot.Operand place) {
    Set<Slot.Operand> there = emptied().get(node);
    return there != null && there.contains(place);
  }

  private List<@Nullable Set<Slot.Operand>> emptied() {
    List<@Nullable Set<Slot.Operand>> known = emptied;
    if (known == null) {
      known = solved();
      emptied = known;
    }
    return known;
  }

  /** Meets the sets of all paths until none changes. */
  private List<@Nullable Set<Slot.Operand>> solved() {
    findReads();
    List<@Nullable Set<Slot.Operand>> before = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      before.add(node == Cfg.ENTRY ? Set.of() : null);
    }
    Deque<Integer> open = new ArrayDeque<>(List.of(Cfg.ENTRY));
    while (!open.isEmpty()) {
      int node = open.pop();
      Set<Slot.Operand> there = before.get(node);
      for (Edge edge : there == null ? List.<Edge>of() : cfg.edges(node)) {
        if (meet(edge.target(), after(node, edge, there), before)) {
          open.push(edge.target());
        }
      }
    }
    return before;
  }

  private static boolean meet(
      int node, Set<Slot.Operand> coming, List<@Nullable Set<Slot.Operand>> before) {
    Set<Slot.Operand> known = before.get(node);
    Set<Slot.Operand> both = new HashSet<>(coming);
    if (known != null) {
      both.retainAll(known);
    }
    if (both.equals(known)) {
      return false;
    }
    before.set(node, both);
    return true;
  }

  private void findReads() {
    for (Instr instr : cfg.instructions()) {
      if (instr instanceof Instr.LoadField load && load.field().isOwn()) {
        read.put(load.target(), Slot.Operand.of(key(load.field()), false));
      } else if (instr instanceof Instr.Load load && load.value() == Constant.NULL) {
        nulls.add(load.target());
      }
    }
  }

  private Set<Slot.Operand> after(int node, Edge edge, Set<Slot.Operand> before) {
    Set<Slot.Operand> after = new HashSet<>(before);
    Instr instr = cfg.instruction(node);
    if (instr instanceof Instr.Invoke call) {
      after.removeIf(place -> place.field() != null && assigns.test(call, place.field()));
    }
    if (edge.isExceptional()) {
      return after;
    }
    if (instr instanceof Instr.Invoke call) {
      operands(call).stream()
          .filter(slot -> releases.test(call, slot))
          .forEach(slot -> add(place(slot), after));
    } else if (instr instanceof Instr.StoreField store) {
      assign(Slot.Operand.of(key(store.field()), false), store.source(), after);
    } else {
      assign(instr, after);
    }
    Condition condition = edge.condition();
    if (condition != null && condition.test() == Condition.Test.NULL) {
      add(place(condition.slot()), after);
    }
    return after;
  }

  private static List<Slot> operands(Instr.Invoke call) {
    List<Slot> operands = new ArrayList<>(call.arguments());
    if (call.receiver() != null) {
      operands.add(call.receiver());
    }
    return operands;
  }

  private void assign(Instr instr, Set<Slot.Operand> places) {
    Slot.Operand place = instr.target() == null ? null : place(instr.target());
    if (place == null || place.local() == null) {
      return;
    }
    if (instr instanceof Instr.Copy copy) {
      assign(place, copy.source(), places);
    } else {
      places.remove(place);
    }
  }

  private void assign(Slot.Operand place, Slot source, Set<Slot.Operand> places) {
    Slot.Operand from = place(source);
    if (nulls.contains(source) || (from != null && places.contains(from))) {
      places.add(place);
    } else {
      places.remove(place);
    }
  }

  private static void add(Slot.@Nullable Operand place, Set<Slot.Operand> places) {
    if (place != null) {
      places.add(place);
    }
  }

  /** Returns the variable, or the own field that a temporary was read from, null for any other. */
  private Slot.@Nullable Operand place(Slot slot) {
    return slot instanceof Slot.Variable variable
        ? Slot.Operand.of(variable.local())
        : read.get(slot);
  }

  private static FieldKey key(Expr.FieldRef field) {
    return FieldKey.of(field, FieldKey.THIS_OR_STATIC);
  }
}
