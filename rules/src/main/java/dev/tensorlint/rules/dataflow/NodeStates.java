// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states that reach one node, in the order in which they were found. States with one key are
 * one state. Most nodes have one state and need no hash table.
 */
final class NodeStates<S> {

  /** Up to this number, keys are compared one by one. */
  private static final int FEW = 4;

  private static final String ANY_STATE = "any state";

  private final List<S> found = new ArrayList<>(1);

  /** The keys of the states; none as long as there is one state, since most nodes stay so. */
  private final List<Object> keys = new ArrayList<>(0);

  private final BitSet fresh = new BitSet();
  private @Nullable Map<Object, Integer> places;
  private Grouping grouping = Grouping.BY_IDENTITY;

  /** By what states are one state. */
  private enum Grouping {
    BY_IDENTITY,
    BY_KIND,
    ALL
  }

  List<S> found() {
    return found;
  }

  int size() {
    return found.size();
  }

  /** Returns whether states were joined because they were too many. */
  boolean isCondensed() {
    return grouping != Grouping.BY_IDENTITY;
  }

  /** Returns the states that are new or have changed since the last call of this method. */
  List<S> takeNew() {
    List<S> taken = new ArrayList<>(fresh.cardinality());
    for (int place = fresh.nextSetBit(0); place >= 0; place = fresh.nextSetBit(place + 1)) {
      taken.add(found.get(place));
    }
    fresh.clear();
    return taken;
  }

  /** Adds a state, and returns whether the states have changed. */
  boolean add(S state, Problem<S> problem) {
    if (found.isEmpty()) {
      fresh.set(0);
      found.add(state);
      return true;
    }
    if (keys.isEmpty()) {
      keys.add(key(found.get(0), problem));
    }
    Object key = key(state, problem);
    int place = placeOf(key);
    if (place < 0) {
      append(key, state);
      return true;
    }
    S former = found.get(place);
    S both = isCondensed() ? problem.join(former, state) : problem.merge(former, state);
    if (both.equals(former)) {
      return false;
    }
    found.set(place, both);
    fresh.set(place);
    return true;
  }

  private Object key(S state, Problem<S> problem) {
    return switch (grouping) {
      case BY_IDENTITY -> problem.identity(state);
      case BY_KIND -> problem.kind(state);
      case ALL -> ANY_STATE;
    };
  }

  /** Returns the place of the state with a key; negative if there is none. */
  private int placeOf(Object key) {
    if (places != null) {
      return places.getOrDefault(key, -1);
    }
    int hash = key.hashCode();
    for (int place = 0; place < keys.size(); place++) {
      Object known = keys.get(place);
      if (known.hashCode() == hash && known.equals(key)) {
        return place;
      }
    }
    return -1;
  }

  private void append(Object key, S state) {
    int place = found.size();
    fresh.set(place);
    found.add(state);
    keys.add(key);
    if (places != null) {
      places.put(key, place);
    } else if (found.size() > FEW) {
      Map<Object, Integer> all = new HashMap<>();
      for (int each = 0; each < keys.size(); each++) {
        all.put(keys.get(each), each);
      }
      places = all;
    }
  }

  /** Joins the states of each kind. If too many kinds remain below the bound, joins all states. */
  void condense(Problem<S> problem, int bound) {
    boolean areKindsKnown = isCondensed();
    if (!areKindsKnown) {
      join(problem, Grouping.BY_KIND);
    }
    if (areKindsKnown || found.size() > bound - bound / 4) {
      join(problem, Grouping.ALL);
    }
  }

  private void join(Problem<S> problem, Grouping coarser) {
    List<S> all = List.copyOf(found);
    grouping = coarser;
    places = null;
    found.clear();
    keys.clear();
    fresh.clear();
    all.forEach(state -> add(state, problem));
  }
}
