// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The computations that may run concurrently with a path, by the node that created or started each.
 * A computation without an entry has completed or is unknown. Joins by key.
 */
public record Flights(Map<Integer, Flight> byNode) {

  public static final Flights NONE = new Flights(Map.of());

  public Flights {
    byNode = Map.copyOf(byNode);
  }

  public boolean isEmpty() {
    return byNode.isEmpty();
  }

  public Flight get(int node) {
    return byNode.getOrDefault(node, Flight.NOTHING);
  }

  public Flights with(int node, Flight flight) {
    Map<Integer, Flight> changed = new HashMap<>(byNode);
    changed.put(node, flight);
    return new Flights(changed);
  }

  /** Adds a computation that a node creates to those that it created before. */
  public Flights begin(int node, Flight flight) {
    return with(node, byNode.containsKey(node) ? get(node).andAnother(flight) : flight);
  }

  /** Ends a computation and all computations that complete before it. */
  public Flights end(int node) {
    if (!byNode.containsKey(node)) {
      return this;
    }
    Map<Integer, Flight> changed = new HashMap<>(byNode);
    Flight ended = changed.remove(node);
    Flights left = new Flights(changed);
    for (int before : ended == null ? List.<Integer>of() : List.copyOf(ended.after())) {
      left = left.end(before);
    }
    return left;
  }

  /** Returns the resources released by computations that are not among others, in a fixed order. */
  public List<ResourceId> releasedWithout(Flights others) {
    return byNode.entrySet().stream()
        .filter(flight -> !others.byNode.containsKey(flight.getKey()))
        .flatMap(flight -> flight.getValue().releases().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** Returns the running computations, in the order of their nodes. */
  public Map<Integer, Flight> running() {
    if (byNode.isEmpty()) {
      return Map.of();
    }
    Map<Integer, Flight> running = new TreeMap<>(byNode);
    running.values().removeIf(flight -> !flight.isRunning());
    return running;
  }

  /** Returns the resources that the computations use or release. */
  Set<ResourceId> resources() {
    if (byNode.isEmpty()) {
      return Set.of();
    }
    Set<ResourceId> all = new HashSet<>();
    for (Flight flight : byNode.values()) {
      all.addAll(flight.uses());
      all.addAll(flight.releases());
    }
    return all;
  }

  Flights map(UnaryOperator<ResourceId> rename) {
    if (isEmpty()) {
      return this;
    }
    Map<Integer, Flight> renamed = new HashMap<>();
    byNode.forEach((node, flight) -> renamed.put(node, flight.map(rename)));
    return new Flights(renamed);
  }

  Flights join(Flights other) {
    if (equals(other)) {
      return this;
    }
    Map<Integer, Flight> joined = new HashMap<>(byNode);
    other.byNode.forEach((node, flight) -> joined.merge(node, flight, Flight::join));
    return new Flights(joined);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Flights that && byNode.equals(that.byNode));
  }

  @Override
  public int hashCode() {
    return byNode.hashCode();
  }
}
