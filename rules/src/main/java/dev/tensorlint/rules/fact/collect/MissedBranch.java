// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the branches after which a resource is neither released nor handed on, while the other
 * branch of the same condition leads to code that does so. More than two of them explain nothing.
 */
final class MissedBranch {

  private static final int MOST = 2;

  private final SolvedBody body;
  private final Cfg cfg;
  private final ResourceId resource;

  private MissedBranch(SolvedBody body, Site site) {
    this.body = body;
    this.cfg = body.context().cfg();
    this.resource = ResourceId.recent(site);
  }

  /**
   * Returns what holds where a branch misses the end of a resource, as in {@code `isLast` is
   * false}; empty if there are several such branches, or none.
   */
  static Optional<String> of(SolvedBody body, Site site) {
    return new MissedBranch(body, site).find();
  }

  private Optional<String> find() {
    BitSet ends = ends();
    BitSet leading = leadingTo(ends);
    Set<String> found = new LinkedHashSet<>();
    for (int node = leading.nextSetBit(0); node >= 0; node = leading.nextSetBit(node + 1)) {
      boolean isOnTheWay = !ends.get(node) && isOwedBefore(node);
      for (Edge edge : isOnTheWay ? cfg.edges(node) : List.<Edge>of()) {
        if (!edge.isExceptional() && !leading.get(edge.target())) {
          Optional<String> when = isDecisive(node) ? when(node, edge) : Optional.empty();
          if (when.isEmpty()) {
            return Optional.empty();
          }
          found.add(when.get());
        }
      }
    }
    return found.isEmpty() || found.size() > MOST
        ? Optional.empty()
        : Optional.of(String.join(" or ", found));
  }

  /**
   * Returns whether a condition is all that decides: not how often a loop runs, and not what joined
   * states have lost.
   */
  private boolean isDecisive(int node) {
    BitSet itself = new BitSet(cfg.size());
    itself.set(node);
    BitSet before = leadingTo(itself);
    return body.solution().before(node).stream().noneMatch(PathState::isJoined)
        && cfg.edges(node).stream().noneMatch(edge -> leads(edge, before));
  }

  /** Returns the nodes after which the resource is no longer owed. */
  private BitSet ends() {
    BitSet ends = new BitSet(cfg.size());
    for (int node = 0; node < cfg.size(); node++) {
      for (PathState state : body.solution().before(node)) {
        if (isOwed(state) && isEnd(node, state)) {
          ends.set(node);
        }
      }
    }
    return ends;
  }

  private boolean isEnd(int node, PathState state) {
    List<PathState> after = body.transfer().transfer(node, state);
    return !after.isEmpty() && after.stream().noneMatch(this::isOwed);
  }

  private boolean isOwed(PathState state) {
    return state.has(resource) && state.resource(resource).isOwed();
  }

  private boolean isOwedBefore(int node) {
    return body.solution().before(node).stream().anyMatch(this::isOwed);
  }

  /** Returns some nodes, and those from which normal edges lead to them. */
  private BitSet leadingTo(BitSet nodes) {
    BitSet leading = (BitSet) nodes.clone();
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (int node = cfg.size() - 1; node >= 0; node--) {
        if (!leading.get(node) && cfg.edges(node).stream().anyMatch(edge -> leads(edge, leading))) {
          leading.set(node);
          isNew = true;
        }
      }
    }
    return leading;
  }

  private static boolean leads(Edge edge, BitSet nodes) {
    return !edge.isExceptional() && nodes.get(edge.target());
  }

  private Optional<String> when(int node, Edge edge) {
    Condition condition = edge.condition();
    return condition == null
        ? Optional.empty()
        : tested(node, condition.slot())
            .flatMap(tested -> holds(condition).map(holds -> "`" + tested + "` " + holds));
  }

  /** Returns what is tested as it is written, or nothing where a comparison is of other values. */
  private Optional<String> tested(int node, Slot slot) {
    if (slot instanceof Slot.Comparison comparison) {
      return isOfNames(comparison) ? Optional.of(written(comparison)) : Optional.empty();
    }
    return Optional.of(
        slot instanceof Slot.Variable
            ? slot.toString()
            : body.resources().expression(cfg.instruction(node).span()));
  }

  private static String written(Slot.Comparison comparison) {
    return (written(comparison.left())
            + (" " + comparison.operator() + " ")
            + written(comparison.right()))
        .strip();
  }

  /** The exact value of a {@code float} or {@code double} has far more digits than its literal. */
  private static String written(Slot.Operand operand) {
    BigDecimal number = operand.number().orElse(BigDecimal.ZERO);
    if (number.scale() <= 0) {
      return operand.written();
    }
    boolean isFloat = new BigDecimal(number.floatValue()).compareTo(number) == 0;
    return isFloat ? Float.toString(number.floatValue()) : Double.toString(number.doubleValue());
  }

  /** Returns whether a comparison shows as it is written: with names and values only. */
  private static boolean isOfNames(Slot.Comparison comparison) {
    return comparison.operator().matches("\\W*")
        && !comparison.left().isIntermediate()
        && !comparison.right().isIntermediate();
  }

  private static Optional<String> holds(Condition condition) {
    boolean isComparison =
        condition.slot() instanceof Slot.Comparison comparison && !comparison.operator().isEmpty();
    return switch (condition.test()) {
      case TRUE -> Optional.of(isComparison ? "holds" : "is true");
      case FALSE -> Optional.of(isComparison ? "does not hold" : "is false");
      case NULL -> Optional.of("is null");
      case NOT_NULL -> Optional.of("is not null");
      case ZERO, NOT_ZERO, INSTANCE, NO_INSTANCE, SAME, NOT_SAME -> Optional.empty();
    };
  }
}
