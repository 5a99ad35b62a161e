// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.LocalArtifactRequest;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.jspecify.annotations.Nullable;

/** Finds jars: in the local repository, else they are downloaded. */
record JarSearch(Repositories repositories) {

  /**
   * Native code for one platform, such as {@code linux-x86_64-gpu}: hundreds of megabytes that name
   * no class of the sources.
   */
  private static final Pattern NATIVE =
      Pattern.compile("(linux|windows|win|macosx|macos|osx|android|ios|freebsd)[-_].*");

  /**
   * What was found.
   *
   * @param file of the jar, null when there is none
   * @param absence why there is none, null when none is needed
   */
  record Jar(Artifact artifact, @Nullable Path file, @Nullable Absence absence) {}

  /** Returns a jar for each artifact, in their order. */
  List<Jar> find(List<Artifact> artifacts) {
    List<ArtifactRequest> asked =
        artifacts.stream()
            .filter(each -> !isNative(each))
            .map(each -> new ArtifactRequest(each, repositories.remote(), ""))
            .toList();
    List<ArtifactResult> answers =
        repositories.limits().during(() -> resolve(asked)).orElse(List.of());
    List<Jar> jars = new ArrayList<>();
    for (Artifact each : artifacts) {
      jars.add(
          answers.stream()
              .filter(answer -> answer.getRequest().getArtifact().equals(each))
              .findFirst()
              .map(JarSearch::jar)
              .orElseGet(() -> local(each)));
    }
    return jars;
  }

  private static boolean isNative(Artifact artifact) {
    return NATIVE.matcher(artifact.getClassifier()).matches();
  }

  private List<ArtifactResult> resolve(List<ArtifactRequest> asked) {
    try {
      return repositories.system().resolveArtifacts(repositories.session(), asked);
    } catch (ArtifactResolutionException e) {
      return e.getResults();
    }
  }

  private static Jar jar(ArtifactResult answer) {
    Artifact artifact = answer.getArtifact();
    return artifact != null && artifact.getFile() != null
        ? new Jar(artifact, artifact.getFile().toPath(), null)
        : new Jar(answer.getRequest().getArtifact(), null, Absence.of(answer.getExceptions()));
  }

  private Jar local(Artifact artifact) {
    LocalArtifactRequest request = new LocalArtifactRequest(artifact, repositories.remote(), "");
    File file =
        repositories
            .session()
            .getLocalRepositoryManager()
            .find(repositories.session(), request)
            .getFile();
    Absence why = isNative(artifact) ? null : Absence.TOO_LATE;
    return new Jar(artifact, file == null ? null : file.toPath(), file == null ? why : null);
  }
}
