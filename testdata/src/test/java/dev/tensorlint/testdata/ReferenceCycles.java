// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The reference cycles inside packages: files that refer to each other, directly or through other
 * files of their package. They are the strongly connected components of Tarjan's algorithm (SIAM
 * Journal on Computing 1 (2), 1972).
 */
final class ReferenceCycles {

  private final Map<String, Set<String>> references;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> lowest = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final List<Set<String>> found = new ArrayList<>();

  private ReferenceCycles(Map<String, Set<String>> references) {
    this.references = references;
  }

  /** Returns the cycles of more than one file by package; each file stands for its nested types. */
  static Map<String, List<Set<String>>> byPackage(JavaClasses classes) {
    Map<String, Map<String, Set<String>>> byPackage = new TreeMap<>();
    for (JavaClass one : classes) {
      Map<String, Set<String>> references =
          byPackage.computeIfAbsent(one.getPackageName(), name -> new TreeMap<>());
      addReferences(one, references);
    }
    Map<String, List<Set<String>>> cycles = new TreeMap<>();
    byPackage.forEach((name, references) -> cycles.put(name, in(references)));
    return cycles;
  }

  private static void addReferences(JavaClass from, Map<String, Set<String>> references) {
    Set<String> targets = references.computeIfAbsent(file(from), name -> new TreeSet<>());
    for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
      JavaClass target = dependency.getTargetClass().getBaseComponentType();
      if (target.getPackageName().equals(from.getPackageName())) {
        targets.add(file(target));
      }
    }
  }

  private static String file(JavaClass one) {
    JavaClass outermost = one;
    while (outermost.getEnclosingClass().isPresent()) {
      outermost = outermost.getEnclosingClass().get();
    }
    return outermost.getSimpleName();
  }

  /** Returns the cycles of more than one file in a graph of references. */
  static List<Set<String>> in(Map<String, Set<String>> references) {
    ReferenceCycles cycles = new ReferenceCycles(references);
    references.keySet().forEach(cycles::visit);
    return cycles.found.stream().filter(cycle -> cycle.size() > 1).toList();
  }

  private void visit(String file) {
    if (numbers.containsKey(file)) {
      return;
    }
    numbers.put(file, numbers.size());
    lowest.put(file, numbers.get(file));
    open.push(file);
    for (String target : references.getOrDefault(file, Set.of())) {
      visit(target);
      if (open.contains(target)) {
        lowest.merge(file, lowest.get(target), Math::min);
      }
    }
    if (lowest.get(file).equals(numbers.get(file))) {
      close(file);
    }
  }

  private void close(String root) {
    Set<String> cycle = new TreeSet<>();
    String last;
    do {
      last = open.pop();
      cycle.add(last);
    } while (!last.equals(root));
    found.add(cycle);
  }
}
