// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The packages of a class path from which something modelled can be reached: one of their classes
 * names a package of a model, or one that reaches it. A source that uses such a package can hold a
 * resource without naming its type.
 */
public final class ReachingPackages {

  /** None. */
  public static final ReachingPackages NONE = new ReachingPackages(Set.of());

  private final Set<String> reaching;

  private ReachingPackages(Set<String> reaching) {
    this.reaching = reaching;
  }

  /**
   * Finds them. Where no library of the class path is modelled, nothing is read.
   *
   * @param mayConcern whether a text names something modelled
   */
  public static ReachingPackages in(
      Map<Path, ClassContainer> classpath, Predicate<String> mayConcern, ContentStore store) {
    boolean isAnyModelled =
        classpath.values().stream().anyMatch(each -> each.packages().stream().anyMatch(mayConcern));
    if (!isAnyModelled) {
      return new ReachingPackages(Set.of());
    }
    Map<String, List<String>> namedBy = new HashMap<>();
    classpath.forEach(
        (path, container) ->
            PackageReferences.of(path, container, store)
                .byPackage()
                .forEach(
                    (name, named) ->
                        named.forEach(
                            each ->
                                namedBy
                                    .computeIfAbsent(each, any -> new ArrayList<>())
                                    .add(name))));
    return new ReachingPackages(closure(namedBy, mayConcern));
  }

  private static Set<String> closure(
      Map<String, List<String>> namedBy, Predicate<String> isModelled) {
    Deque<String> waiting = new ArrayDeque<>();
    namedBy.keySet().stream().filter(isModelled).forEach(waiting::add);
    Set<String> reaching = new HashSet<>();
    while (!waiting.isEmpty()) {
      for (String each : namedBy.getOrDefault(waiting.remove(), List.of())) {
        if (!isModelled.test(each) && reaching.add(each)) {
          waiting.add(each);
        }
      }
    }
    return reaching;
  }

  /** Returns whether a source, or the names in a class file, mention such a package. */
  public boolean areIn(String text) {
    return !reaching.isEmpty() && PackageNames.areIn(text, reaching::contains);
  }
}
