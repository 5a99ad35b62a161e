// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Local;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds on which conditions on its parameters a method throws. Each path from the entry to a throw
 * that passes an edge under such a condition contributes the last one; if some path passes none,
 * the method may throw for all arguments.
 */
final class ThrowGuards {

  /** Most conditions that are kept for one exception. */
  private static final int MAX_CONDITIONS = 8;

  /** A step of a path from which a throw is reached. */
  private record Arrival(int from, Edge edge) {}

  private final Cfg cfg;
  private final IntPredicate isReached;
  private final EdgeConditions conditions;
  private final BitSet always;
  private @Nullable List<List<Arrival>> arrivals;

  ThrowGuards(Cfg cfg, List<Local> parameters, IntPredicate isReached) {
    this.cfg = cfg;
    this.isReached = isReached;
    this.conditions = new EdgeConditions(cfg, parameters);
    this.always = reachedAlways();
  }

  /** Returns the nodes that some path from the entry reaches without a condition. */
  private BitSet reachedAlways() {
    BitSet reached = new BitSet(cfg.size());
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(Cfg.ENTRY);
    open.add(Cfg.ENTRY);
    while (!open.isEmpty()) {
      int node = open.remove();
      for (Edge edge : isReached.test(node) ? cfg.edges(node) : List.<Edge>of()) {
        if (!reached.get(edge.target()) && isFree(node, edge, edge.thrown())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return reached;
  }

  EdgeConditions conditions() {
    return conditions;
  }

  /** Returns the conditions on which a type of exception leaves; empty if there are none. */
  Optional<Set<ThrowCondition>> of(String type) {
    if (isAlwaysThrown(type)) {
      return Optional.empty();
    }
    Search search = new Search();
    for (Arrival last : arrivals(cfg.exceptionalExit())) {
      if (last.edge().thrown().contains(type)) {
        search.visit(last, List.of(type));
      }
    }
    return search.found();
  }

  /** Returns the conditions on which one of some nodes is reached; empty if there are none. */
  Optional<Set<ThrowCondition>> ofReaching(Set<Integer> nodes) {
    if (nodes.stream().anyMatch(always::get)) {
      return Optional.empty();
    }
    Search search = new Search();
    for (int node : nodes) {
      arrivals(node).forEach(arrival -> search.visit(arrival, arrival.edge().thrown()));
    }
    return search.found();
  }

  private boolean isAlwaysThrown(String type) {
    for (int node = always.nextSetBit(0); node >= 0; node = always.nextSetBit(node + 1)) {
      for (Edge edge : isReached.test(node) ? cfg.edges(node) : List.<Edge>of()) {
        if (edge.target() == cfg.exceptionalExit()
            && edge.thrown().contains(type)
            && isFree(node, edge, List.of(type))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the conditions that hold whenever the method returns: the opposites of some on which it
   * throws.
   */
  Set<ThrowCondition> otherwise(Collection<Set<ThrowCondition>> thrownIf) {
    Set<ThrowCondition> certain = new HashSet<>();
    for (Set<ThrowCondition> each : thrownIf) {
      for (ThrowCondition one : each) {
        if (one instanceof ThrowCondition.Tested) {
          one.opposite().filter(this::isOnEachPathToTheEnd).ifPresent(certain::add);
        }
      }
    }
    return certain;
  }

  private boolean isOnEachPathToTheEnd(ThrowCondition condition) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(Cfg.ENTRY));
    seen.set(Cfg.ENTRY);
    while (!open.isEmpty()) {
      int node = open.remove();
      for (Edge edge : isReached.test(node) ? cfg.edges(node) : List.<Edge>of()) {
        if (!conditions.test(node, edge).contains(condition) && !seen.get(edge.target())) {
          seen.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return !seen.get(cfg.exit());
  }

  private List<Arrival> arrivals(int node) {
    if (arrivals == null) {
      List<List<Arrival>> all = new ArrayList<>();
      for (int i = 0; i < cfg.size(); i++) {
        all.add(new ArrayList<>(2));
      }
      for (int from = 0; from < cfg.size(); from++) {
        if (isReached.test(from)) {
          for (Edge edge : cfg.edges(from)) {
            all.get(edge.target()).add(new Arrival(from, edge));
          }
        }
      }
      arrivals = all;
    }
    return arrivals.get(node);
  }

  /** A search against the direction of the edges. */
  private final class Search {
    private final Set<ThrowCondition> passed = new HashSet<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private final BitSet seen = new BitSet();
    private boolean isAlways;

    void visit(Arrival arrival, List<String> types) {
      Set<ThrowCondition> here = conditions.of(arrival.from(), arrival.edge(), types);
      if (!here.isEmpty()) {
        passed.addAll(here);
        return;
      }
      for (int from : sources(arrival, types)) {
        if (!seen.get(from)) {
          seen.set(from);
          open.add(from);
        }
      }
    }

    Optional<Set<ThrowCondition>> found() {
      while (!open.isEmpty() && !isAlways) {
        int node = open.remove();
        isAlways = node == Cfg.ENTRY;
        arrivals(node).forEach(arrival -> visit(arrival, arrival.edge().thrown()));
      }
      boolean isKnown =
          !isAlways
              && !passed.isEmpty()
              && passed.size() <= MAX_CONDITIONS
              && passed.stream().noneMatch(this::hasOpposite);
      return isKnown ? Optional.of(Set.copyOf(passed)) : Optional.empty();
    }

    private boolean hasOpposite(ThrowCondition condition) {
      return condition.opposite().filter(passed::contains).isPresent();
    }
  }

  /** Returns whether an edge is taken whatever was passed to the method. */
  private boolean isFree(int from, Edge edge, List<String> types) {
    return conditions.of(from, edge, types).isEmpty()
        && sources(new Arrival(from, edge), types).equals(List.of(from));
  }

  /**
   * Returns the nodes through which each path to a throw leads: where the truth values that a call
   * throws for are given, else the call itself.
   */
  private List<Integer> sources(Arrival arrival, List<String> types) {
    Set<Integer> sources = new TreeSet<>();
    for (String type : types) {
      for (ThrowCondition one : arrival.edge().onlyIf().getOrDefault(type, Set.of())) {
        List<Integer> given = given(arrival, one);
        if (given.isEmpty()) {
          return List.of(arrival.from());
        }
        sources.addAll(given);
      }
      if (!arrival.edge().onlyIf().containsKey(type)) {
        return List.of(arrival.from());
      }
    }
    return sources.isEmpty() ? List.of(arrival.from()) : List.copyOf(sources);
  }

  /** Returns the nodes that give an argument the truth value that a condition asks for. */
  private List<Integer> given(Arrival arrival, ThrowCondition condition) {
    if (!(condition instanceof ThrowCondition.Tested tested)
        || !(cfg.instruction(arrival.from()) instanceof Instr.Invoke call)
        || tested.parameter() >= call.arguments().size()
        || !(call.arguments().get(tested.parameter()) instanceof Slot.Temporary argument)) {
      return List.of();
    }
    Constant wanted = tested.is() == OperandTest.Is.IS_TRUE ? Constant.TRUE : Constant.FALSE;
    List<Integer> given = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (argument.equals(instr.target())) {
        if (!(instr instanceof Instr.Load load)
            || load.value() == Constant.OTHER
            || load.value() == Constant.NOT_NULL) {
          return List.of();
        }
        if (load.value() == wanted) {
          given.add(node);
        }
      }
    }
    return given;
  }
}
