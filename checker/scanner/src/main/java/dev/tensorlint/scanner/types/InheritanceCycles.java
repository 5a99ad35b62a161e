// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Finds the types that inherit from themselves, which the language forbids (JLS 8.1.4, 9.1.3) and
 * broken code and broken class files do. Such a type counts as one that inherits from {@code
 * Object} alone, so that every walk over supertypes ends; which types these are does not depend on
 * which of them is asked for first. A type with too many supertypes is treated alike. Thread-safe.
 */
public final class InheritanceCycles {

  /** Supertypes of one type; those of the largest frameworks have some hundred. */
  private static final int MOST_SUPERTYPES = 1_000;

  private final TypeTable table;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();
  private final Set<String> neededThemselves = ConcurrentHashMap.newKeySet();
  private final ThreadLocal<List<String>> open = ThreadLocal.withInitial(ArrayList::new);

  InheritanceCycles(TypeTable table) {
    this.table = table;
  }

  /**
   * Looks up what a type inherits from as it is written. A name may be that of a member that is
   * inherited in turn; a type that has to be known for that has no supertypes.
   *
   * @param nothing what is found where there are no supertypes
   */
  public <T> T lookUp(String name, Supplier<T> supertypes, T nothing) {
    List<String> stack = open.get();
    int before = stack.indexOf(name);
    if (before >= 0) {
      neededThemselves.addAll(stack.subList(before, stack.size()));
      return nothing;
    }
    stack.add(name);
    try {
      T found = supertypes.get();
      return neededThemselves.contains(name) ? nothing : found;
    } finally {
      stack.remove(stack.size() - 1);
    }
  }

  /** Returns whether a type inherits from itself, or from more types than are looked at. */
  public boolean contains(ClassInfo type) {
    Boolean answer = known.get(type.name());
    if (answer == null) {
      answer = reachesItself(type) || neededThemselves.contains(type.name());
      known.put(type.name(), answer);
    }
    return answer;
  }

  private boolean reachesItself(ClassInfo type) {
    Set<String> reached = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(written(type));
    while (!waiting.isEmpty() && reached.size() <= MOST_SUPERTYPES) {
      String name = waiting.remove();
      ClassInfo next = reached.add(name) ? table.find(name) : null;
      if (next != null) {
        waiting.addAll(written(next));
      }
    }
    return reached.contains(type.name()) || reached.size() > MOST_SUPERTYPES;
  }

  private static List<String> written(ClassInfo type) {
    List<String> names = new ArrayList<>();
    Type.ClassType superclass = type.superclass();
    if (superclass != null) {
      names.add(superclass.name());
    }
    type.interfaces().forEach(each -> names.add(each.name()));
    return names;
  }

  /** Forgets what was found out about a type that is declared anew. */
  void forget(String binaryName) {
    known.remove(binaryName);
    neededThemselves.remove(binaryName);
  }
}
