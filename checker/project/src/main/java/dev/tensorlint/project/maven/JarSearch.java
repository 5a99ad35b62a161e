// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.LocalArtifactRequest;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.util.artifact.SubArtifact;
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
              .map(this::jar)
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

  private Jar jar(ArtifactResult answer) {
    Artifact artifact = answer.getArtifact();
    if (artifact != null && artifact.getFile() != null) {
      return new Jar(artifact, artifact.getFile().toPath(), null);
    }
    Artifact asked = answer.getRequest().getArtifact();
    boolean isOfNoClasses = asked.getClassifier().isEmpty() && hasNoJar(asked);
    return new Jar(asked, null, isOfNoClasses ? null : Absence.of(answer.getExceptions()));
  }

  /**
   * Returns whether an artifact says itself that it has no jar: a program, such as {@code
   * protoc-gen-grpc-java}, or a list of others. Its project file has been read by now.
   */
  private boolean hasNoJar(Artifact artifact) {
    File pom = find(new SubArtifact(artifact, "", "pom"));
    if (pom == null) {
      return false;
    }
    try (InputStream in = Files.newInputStream(pom.toPath())) {
      return new PomReader().read(in, Map.of()).getPackaging().equals("pom");
    } catch (IOException e) {
      return false;
    }
  }

  private @Nullable File find(Artifact artifact) {
    LocalArtifactRequest request = new LocalArtifactRequest(artifact, repositories.remote(), "");
    return repositories
        .session()
        .getLocalRepositoryManager()
        .find(repositories.session(), request)
        .getFile();
  }

  private Jar local(Artifact artifact) {
    File file = find(artifact);
    Absence why = isNative(artifact) ? null : Absence.TOO_LATE;
    return new Jar(artifact, file == null ? null : file.toPath(), file == null ? why : null);
  }
}
