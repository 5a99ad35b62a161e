// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.fact.Branch;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the branches behind which a resource is neither released nor handed on, while the other
 * branch of the same condition leads to code that does so. More than two of them explain nothing.
 */
final class MissedBranch {

  private final SolvedBody body;
  private final Cfg cfg;
  private final ResourceId resource;

  private MissedBranch(SolvedBody body, Site site) {
    this.body = body;
    this.cfg = body.context().cfg();
    this.resource = ResourceId.recent(site);
  }

  private static final int MOST = 2;

  /** Returns the branch that misses the end of a resource, or both; empty if there are more. */
  static Optional<Branch> of(SolvedBody body, Site site) {
    return new MissedBranch(body, site).find();
  }

  private Optional<Branch> find() {
    BitSet ends = ends();
    BitSet leading = leadingTo(ends);
    List<Branch> found = new ArrayList<>();
    for (int node = leading.nextSetBit(0); node >= 0; node = leading.nextSetBit(node + 1)) {
      if (!ends.get(node) && isOwedBefore(node)) {
        for (Edge edge : cfg.edges(node)) {
          if (!edge.isExceptional() && !leading.get(edge.target())) {
            Optional<Branch> branch = branch(node, edge);
            if (branch.isEmpty()) {
              return Optional.empty();
            }
            found.add(branch.get());
          }
        }
      }
    }
    List<Branch> distinct = found.stream().distinct().toList();
    return distinct.isEmpty() || distinct.size() > MOST
        ? Optional.empty()
        : Optional.of(new Branch(distinct.get(0).at(), when(distinct)));
  }

  private static String when(List<Branch> branches) {
    return branches.stream().map(Branch::when).distinct().collect(Collectors.joining(" or "));
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

  private Optional<Branch> branch(int node, Edge edge) {
    Condition condition = edge.condition();
    return condition == null
        ? Optional.empty()
        : holds(condition)
            .map(
                holds ->
                    new Branch(
                        body.resources().place(cfg.instruction(node).span()),
                        "`" + tested(node, condition.slot()) + "` " + holds));
  }

  private String tested(int node, Slot slot) {
    boolean isPlain =
        slot instanceof Slot.Variable
            || (slot instanceof Slot.Comparison comparison && comparison.operator().matches("\\W*"));
    return isPlain
        ? slot.toString()
        : body.resources().expression(cfg.instruction(node).span());
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
