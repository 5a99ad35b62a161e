// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The states that reach one node, in the order in which they were found, without duplicates. Most
 * nodes have one state and need no hash table.
 */
final class NodeStates<S> {

  /** Up to this number, states are compared one by one. */
  private static final int FEW = 4;

  private final List<S> found = new ArrayList<>(1);
  private @Nullable Set<S> many;
  private @Nullable Groups<S> groups;
  private int followed;

  /** The joined states: the position of the state of each kind, and which states are new. */
  private record Groups<S>(
      Map<Object, Integer> byKind, BitSet fresh, Function<? super S, Object> kind) {}

  List<S> found() {
    return found;
  }

  int size() {
    return found.size();
  }

  /** Returns whether states were joined because they were too many. */
  boolean isCondensed() {
    return groups != null;
  }

  /** Returns the states that are new since the last call of this method. */
  List<S> takeNew() {
    Groups<S> joined = groups;
    if (joined != null) {
      List<S> fresh = joined.fresh().stream().mapToObj(found::get).toList();
      joined.fresh().clear();
      return fresh;
    }
    int from = followed;
    followed = found.size();
    return followed - from == 1
        ? List.of(found.get(from))
        : List.copyOf(found.subList(from, followed));
  }

  /** Adds a state, and returns whether the states have changed. */
  boolean add(S state, Problem<S> problem) {
    Groups<S> joined = groups;
    if (joined != null) {
      return join(state, joined, problem);
    }
    if (isKnown(state)) {
      return false;
    }
    found.add(state);
    if (many != null) {
      many.add(state);
    } else if (found.size() > FEW) {
      many = new HashSet<>(found);
    }
    return true;
  }

  private boolean join(S state, Groups<S> joined, Problem<S> problem) {
    Integer place = joined.byKind().putIfAbsent(joined.kind().apply(state), found.size());
    if (place == null) {
      joined.fresh().set(found.size());
      found.add(state);
      return true;
    }
    S former = found.get(place);
    S both = problem.join(former, state);
    if (both.equals(former)) {
      return false;
    }
    found.set(place, both);
    joined.fresh().set(place);
    return true;
  }

  private boolean isKnown(S state) {
    if (many != null) {
      return many.contains(state);
    }
    if (found.isEmpty()) {
      return false;
    }
    int hash = state.hashCode();
    for (S known : found) {
      if (known == state || (known.hashCode() == hash && known.equals(state))) {
        return true;
      }
    }
    return false;
  }

  /** Joins the states of each kind. If too many kinds remain below the bound, joins all states. */
  void condense(Problem<S> problem, int bound) {
    boolean areKindsKnown = groups != null;
    if (!areKindsKnown) {
      join(problem, problem::kind);
    }
    if (areKindsKnown || found.size() > bound - bound / 4) {
      join(problem, state -> "all");
    }
  }

  private void join(Problem<S> problem, Function<? super S, Object> kind) {
    List<S> all = List.copyOf(found);
    Groups<S> joined = new Groups<>(new HashMap<>(), new BitSet(), kind);
    found.clear();
    many = null;
    groups = joined;
    all.forEach(state -> join(state, joined, problem));
  }
}
