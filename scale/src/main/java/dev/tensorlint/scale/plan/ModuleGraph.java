// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.plan;

import dev.tensorlint.scale.module.ModuleEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The dependencies among the modules of a corpus, cycles condensed. A module depends on those that
 * it names and on those that they name; names that the corpus does not have are left out.
 *
 * <p>Strongly connected components after Tarjan, "Depth-first search and linear graph algorithms",
 * SIAM Journal on Computing 1(2), 1972, without recursion. Immutable.
 */
public final class ModuleGraph {

  private final Map<String, ModuleEntry> modules = new TreeMap<>();
  private final Map<String, Integer> components = new HashMap<>();
  private final List<List<String>> members = new ArrayList<>();
  private final Map<String, Integer> levels = new HashMap<>();

  /**
   * @param entries with names that differ
   */
  public ModuleGraph(Collection<ModuleEntry> entries) {
    entries.forEach(each -> modules.put(each.name(), each));
    new Components().find();
    for (List<String> component : members) {
      int level = component.stream().mapToInt(this::levelAfterCallees).max().orElse(0);
      component.forEach(each -> levels.put(each, level));
    }
  }

  /** Components are found after those that they depend on. */
  private int levelAfterCallees(String module) {
    return callees(module).stream()
        .filter(each -> !isInCycleWith(module, each))
        .mapToInt(each -> levels.getOrDefault(each, 0) + 1)
        .max()
        .orElse(0);
  }

  /** Returns the modules level by level: each depends on modules of lower levels only. */
  public List<List<ModuleEntry>> levels() {
    Map<Integer, List<ModuleEntry>> found = new TreeMap<>();
    modules.forEach(
        (name, entry) -> found.computeIfAbsent(level(name), level -> new ArrayList<>()).add(entry));
    return List.copyOf(found.values());
  }

  /** Returns the level of a module, from 0. */
  public int level(String module) {
    return levels.getOrDefault(module, 0);
  }

  /** Returns the modules of the cycle that a module is part of, without itself, sorted. */
  public List<String> cycle(String module) {
    Integer component = components.get(module);
    return component == null
        ? List.of()
        : members.get(component).stream().filter(each -> !each.equals(module)).sorted().toList();
  }

  /**
   * Returns the modules that a module depends on, the nearest first, then by name. Modules in a
   * cycle with it are left out, as they cannot be analysed before it.
   */
  public List<String> dependencies(String module) {
    Map<String, Integer> distances = new LinkedHashMap<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(module));
    distances.put(module, 0);
    while (!waiting.isEmpty()) {
      String next = waiting.remove();
      for (String callee : callees(next)) {
        if (distances.putIfAbsent(callee, distances.getOrDefault(next, 0) + 1) == null) {
          waiting.add(callee);
        }
      }
    }
    return distances.keySet().stream().filter(each -> !isInCycleWith(module, each)).toList();
  }

  private boolean isInCycleWith(String module, String other) {
    Integer component = components.get(module);
    return component != null && component.equals(components.get(other));
  }

  private Set<String> callees(String module) {
    Set<String> callees = new TreeSet<>();
    ModuleEntry entry = modules.get(module);
    if (entry != null) {
      entry.dependencies().stream().filter(modules::containsKey).forEach(callees::add);
    }
    return callees;
  }

  /** The search for components, with an explicit stack: chains of modules can be long. */
  private final class Components {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Deque<Visit> visits = new ArrayDeque<>();

    private record Visit(String module, Deque<String> callees) {}

    void find() {
      for (String module : modules.keySet()) {
        if (!numbers.containsKey(module)) {
          enter(module);
          while (!visits.isEmpty()) {
            advance(visits.getFirst());
          }
        }
      }
    }

    private void enter(String module) {
      int number = numbers.size();
      numbers.put(module, number);
      lowest.put(module, number);
      open.push(module);
      visits.push(new Visit(module, new ArrayDeque<>(callees(module))));
    }

    private void advance(Visit visit) {
      String callee = visit.callees().poll();
      if (callee == null) {
        leave(visit.module());
      } else if (!numbers.containsKey(callee)) {
        enter(callee);
      } else if (!components.containsKey(callee)) {
        lower(visit.module(), known(numbers, callee));
      }
    }

    private void leave(String module) {
      visits.pop();
      if (!visits.isEmpty()) {
        lower(visits.getFirst().module(), known(lowest, module));
      }
      if (known(lowest, module) == known(numbers, module)) {
        close(module);
      }
    }

    private static int known(Map<String, Integer> all, String module) {
      return Objects.requireNonNull(all.get(module));
    }

    private void lower(String module, int number) {
      lowest.merge(module, number, Math::min);
    }

    private void close(String root) {
      List<String> component = new ArrayList<>();
      String next;
      do {
        next = open.pop();
        component.add(next);
        components.put(next, members.size());
      } while (!next.equals(root));
      members.add(component);
    }
  }
}
