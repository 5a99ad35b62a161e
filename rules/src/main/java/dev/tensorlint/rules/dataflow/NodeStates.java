// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The states that reach one node, in the order in which they were found, without repetition. Most
 * nodes have one: they need no hash table.
 */
final class NodeStates<S> {

  /** So many are compared one by one. */
  private static final int FEW = 4;

  private final List<S> found = new ArrayList<>(1);
  private @Nullable Set<S> many;
  private int followed;
  private boolean isJoined;

  List<S> found() {
    return found;
  }

  int size() {
    return found.size();
  }

  /** Returns whether all that reaches the node is joined into one state. */
  boolean isJoined() {
    return isJoined;
  }

  /** Returns the states that nobody has taken yet, and takes them. */
  List<S> takeNew() {
    int from = followed;
    followed = found.size();
    return followed - from == 1
        ? List.of(found.get(from))
        : List.copyOf(found.subList(from, followed));
  }

  /** Adds a state, and returns whether it was not there. */
  boolean add(S state) {
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

  /** Puts one state in the place of all, and goes on so. */
  void join(S joined) {
    found.clear();
    found.add(joined);
    many = null;
    followed = 0;
    isJoined = true;
  }
}
