// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Choice;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Local;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Finds when a method returns a certain argument, and when something new: the conditions under
 * which its graph reaches the nodes that give the result the one or the other. A call that gives
 * either passes on its own conditions.
 */
public final class Choices {

  private final Cfg cfg;
  private final ThrowGuards guards;
  private final ThrowGuards unassigned;
  private final Slot argument;
  private final IntFunction<Optional<Choice>> ofNode;
  private final Set<Slot> seen = new HashSet<>();

  /** The nodes that give something else, the argument, or either. */
  private final Set<Integer> made = new TreeSet<>();

  private final Set<Integer> given = new TreeSet<>();
  private final Set<Integer> either = new TreeSet<>();

  private Choices(
      Cfg cfg,
      List<Local> parameters,
      Slot argument,
      IntPredicate isReached,
      IntFunction<Optional<Choice>> ofNode) {
    this.cfg = cfg;
    this.argument = argument;
    this.ofNode = ofNode;
    this.guards = new ThrowGuards(cfg, parameters, isReached);
    this.unassigned =
        new ThrowGuards(
            cfg,
            parameters,
            node -> isReached.test(node) && !argument.equals(cfg.instruction(node).target()));
  }

  /**
   * Returns when the result of a graph is an argument, and when it is new.
   *
   * @param argument position of the parameter that the graph may return
   * @param isReached whether a node is reachable
   * @param ofNode the choice of what a node gives, if it may be that parameter; empty for a node
   *     that gives something new
   */
  public static Choice of(
      Cfg cfg,
      List<Local> parameters,
      int argument,
      IntPredicate isReached,
      IntFunction<Optional<Choice>> ofNode) {
    Slot slot = new Slot.Variable(parameters.get(argument));
    Choices choices = new Choices(cfg, parameters, slot, isReached, ofNode);
    for (int node = 0; node < cfg.size(); node++) {
      if (isReached.test(node)
          && cfg.instruction(node) instanceof Instr.Return exit
          && exit.value() != null) {
        choices.addSources(node, exit.value());
      }
    }
    choices.keep(isReached);
    return new Choice(
        choices.onlyIf(choices.guards, choices.made, Choice::newOnlyIf),
        choices.onlyIf(choices.unassigned, choices.given, Choice::givenOnlyIf));
  }

  private void keep(IntPredicate isReached) {
    for (Set<Integer> nodes : List.of(made, given, either)) {
      nodes.removeIf(node -> !isReached.test(node));
    }
  }

  /** Adds the nodes from which a slot that a node reads has its value. */
  private void addSources(int reader, Slot slot) {
    if (slot.equals(argument)) {
      given.add(reader);
    }
    if (!seen.add(slot)) {
      return;
    }
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (slot.equals(instr.target())) {
        addSource(node, instr);
      }
    }
  }

  private void addSource(int node, Instr instr) {
    if (instr instanceof Instr.Copy copy) {
      addSources(node, copy.source());
      return;
    }
    boolean isNull = instr instanceof Instr.Load load && load.value() == Constant.NULL;
    if (!isNull) {
      (ofNode.apply(node).isPresent() ? either : made).add(node);
    }
  }

  /** Returns the conditions one of which holds if some nodes give the result; empty for none. */
  private Set<ThrowCondition> onlyIf(
      ThrowGuards reaching, Set<Integer> nodes, Function<Choice, Set<ThrowCondition>> ofChoice) {
    Set<ThrowCondition> all = new HashSet<>();
    if (!nodes.isEmpty() && !addAll(reaching.ofReaching(nodes), all)) {
      return Set.of();
    }
    for (int node : either) {
      Set<ThrowCondition> passed = passedOn(node, ofChoice);
      if (!addAll(
          passed.isEmpty() ? reaching.ofReaching(Set.of(node)) : Optional.of(passed), all)) {
        return Set.of();
      }
    }
    return all;
  }

  private static boolean addAll(Optional<Set<ThrowCondition>> conditions, Set<ThrowCondition> all) {
    conditions.ifPresent(all::addAll);
    return conditions.isPresent();
  }

  private Set<ThrowCondition> passedOn(int node, Function<Choice, Set<ThrowCondition>> ofChoice) {
    return cfg.instruction(node) instanceof Instr.Invoke call
        ? ofNode
            .apply(node)
            .map(choice -> guards.conditions().passedOn(node, call, ofChoice.apply(choice)))
            .orElse(Set.of())
        : Set.of();
  }
}
