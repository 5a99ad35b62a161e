// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What tells that code uses the version of a library that a model describes, where the class path
 * does not.
 *
 * @param named types, and members as {@code a.b.C#member}, one of which the sources name
 * @param notNamed those of other versions: the sources name none
 * @param builtWith artifacts one of which a build file names
 */
public record VersionMarks(List<String> named, List<String> notNamed, List<Artifact> builtWith) {

  /** Of a model that only the class path or the user chooses. */
  public static final VersionMarks NONE = new VersionMarks(List.of(), List.of(), List.of());

  public VersionMarks {
    named = List.copyOf(named);
    notNamed = List.copyOf(notNamed);
    builtWith = List.copyOf(builtWith);
  }

  boolean isEmpty() {
    return named.isEmpty() && builtWith.isEmpty();
  }

  /**
   * Returns whether code uses the version.
   *
   * @param names what {@link SourceNames} finds in the sources
   * @param builds the texts of build files
   */
  boolean areIn(Set<String> names, Collection<String> builds) {
    boolean isUsed =
        named.stream().anyMatch(names::contains)
            || builds.stream()
                .anyMatch(text -> builtWith.stream().anyMatch(artifact -> artifact.isIn(text)));
    return isUsed && notNamed.stream().noneMatch(names::contains);
  }

  /** Returns all types and members that sources are looked through for. */
  Stream<String> names() {
    return Stream.concat(named.stream(), notNamed.stream());
  }
}
