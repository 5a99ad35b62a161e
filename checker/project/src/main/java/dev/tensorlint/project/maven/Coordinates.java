// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.util.regex.Pattern;
import org.apache.maven.model.Dependency;
import org.eclipse.aether.artifact.Artifact;
import org.jspecify.annotations.Nullable;

/**
 * Tells coordinates from other text in their place. A POM may hold anything there: a path that
 * leaves the local repository, or a text that must not be shown.
 */
final class Coordinates {

  private static final int LONGEST = 200;
  private static final Pattern GROUP = Pattern.compile("[\\w-]+(\\.[\\w-]+)*");
  private static final Pattern NAME = Pattern.compile("[\\w-][\\w.+~-]*");
  private static final Pattern RANGE = Pattern.compile("[\\[(][\\w.+~, \\[\\]()-]*[\\])]");

  private Coordinates() {}

  static boolean arePlain(
      @Nullable String group, @Nullable String artifact, @Nullable String version) {
    return matches(GROUP, group) && matches(NAME, artifact) && isVersion(version);
  }

  static boolean arePlain(Dependency dependency) {
    return arePlain(dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion())
        && isNameOrNone(dependency.getClassifier())
        && isNameOrNone(dependency.getType());
  }

  static boolean arePlain(Artifact artifact) {
    return arePlain(artifact.getGroupId(), artifact.getArtifactId(), artifact.getVersion())
        && isNameOrNone(artifact.getClassifier())
        && isNameOrNone(artifact.getExtension());
  }

  static boolean isRange(String version) {
    return matches(RANGE, version);
  }

  static boolean isName(@Nullable String text) {
    return matches(NAME, text);
  }

  /** Returns coordinates for a message; the version is left out where it is none. */
  static String shown(@Nullable String group, @Nullable String artifact, @Nullable String version) {
    if (!matches(GROUP, group) || !matches(NAME, artifact)) {
      return "an artifact with invalid coordinates";
    }
    String name = group + ":" + artifact;
    return "`" + (isVersion(version) ? name + ":" + version : name) + "`";
  }

  /** Returns an artifact for a message: with its classifier, as one may be there without others. */
  static String shown(Artifact artifact) {
    String classifier = artifact.getClassifier();
    String shown = shown(artifact.getGroupId(), artifact.getArtifactId(), artifact.getVersion());
    return classifier.isEmpty() || !isName(classifier) || !shown.endsWith("`")
        ? shown
        : shown.substring(0, shown.length() - 1) + ":" + classifier + "`";
  }

  private static boolean isVersion(@Nullable String version) {
    return matches(NAME, version) || matches(RANGE, version);
  }

  private static boolean isNameOrNone(@Nullable String text) {
    return text == null || text.isEmpty() || matches(NAME, text);
  }

  private static boolean matches(Pattern pattern, @Nullable String text) {
    return text != null
        && text.length() <= LONGEST
        && !text.contains("..")
        && pattern.matcher(text).matches();
  }
}
