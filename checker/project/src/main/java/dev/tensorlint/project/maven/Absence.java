// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.transfer.RepositoryOfflineException;

/**
 * Why an artifact is not there.
 *
 * @param reason completes "the artifact ..."
 * @param cure what the user can do
 */
record Absence(String reason, String cure) {

  private static final String OR_NAME_IT = ", or name it by --classpath";

  static final Absence NOT_FOUND =
      new Absence("cannot be found", "run `mvn install` for it" + OR_NAME_IT);

  static final Absence TOO_LATE =
      new Absence(
          "could not be downloaded in time",
          "download it with `mvn dependency:resolve`" + OR_NAME_IT);

  /** Looks for the reason in exceptions of the resolver and their causes. */
  static Absence of(List<Exception> exceptions) {
    Deque<Throwable> open = new ArrayDeque<>(exceptions);
    Set<Throwable> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Throwable each = open.poll();
      if (!seen.add(each)) {
        continue;
      }
      if (each instanceof TransferLimits.Cancelled) {
        return new Absence(
            "is not downloaded, " + each.getMessage(),
            "download it with `mvn dependency:resolve`" + OR_NAME_IT);
      }
      if (each instanceof RepositoryOfflineException) {
        return new Absence(
            "is not in the local repository, and nothing is downloaded",
            "go online once" + OR_NAME_IT);
      }
      if (each instanceof ArtifactResolutionException resolution) {
        resolution.getResults().forEach(result -> open.addAll(result.getExceptions()));
      }
      if (each.getCause() != null) {
        open.add(each.getCause());
      }
    }
    return NOT_FOUND;
  }
}
