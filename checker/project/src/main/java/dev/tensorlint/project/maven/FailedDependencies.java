// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.collection.UnsolvableVersionConflictException;
import org.eclipse.aether.graph.DependencyNode;

/** What a failure of the resolver is about that is neither one of a descriptor nor of a range. */
final class FailedDependencies {

  private FailedDependencies() {}

  /**
   * Returns the artifacts that a failure names, for messages, or else those it was asked for.
   *
   * @param asked what the resolver was asked for, for messages
   */
  static Set<String> named(Exception failure, String asked) {
    if (failure instanceof UnsolvableVersionConflictException conflict) {
      return conflict.getPaths().stream()
          .filter(path -> !path.isEmpty())
          .map(path -> path.get(path.size() - 1))
          .map(DependencyNode::getArtifact)
          .map(FailedDependencies::shown)
          .collect(Collectors.toSet());
    }
    return Set.of("one of the dependencies of " + asked);
  }

  /** Returns what was asked for, for messages. */
  static String asked(Collection<Artifact> direct) {
    List<String> names = direct.stream().map(FailedDependencies::shown).toList();
    return names.size() == 1 ? names.get(0) : String.join(", ", names);
  }

  private static String shown(Artifact artifact) {
    return Coordinates.shown(
        artifact.getGroupId(), artifact.getArtifactId(), artifact.getVersion());
  }
}
