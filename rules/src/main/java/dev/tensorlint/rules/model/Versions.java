// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The models of versions of libraries that are in use if the code is of that version.
 *
 * @param candidates models that the run does not use so far
 */
public record Versions(List<LibraryModel> candidates) {

  /** No model waits for the code. */
  public static final Versions NONE = new Versions(List.of());

  public Versions {
    candidates = List.copyOf(candidates);
  }

  /**
   * Returns the classes by which the models of the versions in use are chosen, for {@link
   * ModelRequest#versions()}. Where the class path has the package of one, the class path decides.
   *
   * @param named those of {@link #names} that the sources name which may concern the models
   * @param builds the texts of build files
   * @param hasPackage whether the class path has a package
   */
  public Set<String> in(
      Set<String> named, Collection<String> builds, Predicate<String> hasPackage) {
    return candidates.stream()
        .filter(model -> !hasPackage.test(packageOf(model.activeWith())))
        .filter(model -> model.marks().areIn(named, builds))
        .map(LibraryModel::activeWith)
        .collect(Collectors.toSet());
  }

  /** Returns what the sources are looked through for. */
  public SourceNames names() {
    return SourceNames.of(candidates.stream().flatMap(model -> model.marks().names()).toList());
  }

  private static String packageOf(String type) {
    return type.substring(0, Math.max(type.lastIndexOf('.'), 0));
  }
}
