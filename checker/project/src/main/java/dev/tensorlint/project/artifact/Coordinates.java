// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.artifact;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What names a library.
 *
 * @param version null where a platform says it
 * @param classifier empty for the main artifact
 */
public record Coordinates(
    String group, String name, @Nullable String version, String classifier, String extension) {

  private static final int LONGEST = 200;
  private static final Pattern PART = Pattern.compile("[A-Za-z0-9_.\\-]+");
  private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9_.\\-+\\[\\](),!]+");

  /** Returns the main artifact of a library. */
  public static Coordinates of(String group, String name, @Nullable String version) {
    return new Coordinates(group, name, version, "", "jar");
  }

  /** Returns what {@code group:name:version:classifier@extension} names; empty if it is none. */
  public static Optional<Coordinates> parse(String text) {
    int end = text.indexOf('@');
    String[] parts = (end < 0 ? text : text.substring(0, end)).split(":", -1);
    String extension = end < 0 ? "jar" : text.substring(end + 1);
    if (parts.length < 2 || parts.length > 4) {
      return Optional.empty();
    }
    Coordinates made =
        new Coordinates(
            parts[0],
            parts[1],
            parts.length > 2 && !parts[2].isEmpty() ? parts[2] : null,
            parts.length > 3 ? parts[3] : "",
            extension);
    return Optional.of(made).filter(Coordinates::isWellFormed);
  }

  /** Returns whether no part of it could reach another folder than its own. */
  public boolean isWellFormed() {
    return isPart(group)
        && isPart(name)
        && isPart(extension)
        && (classifier.isEmpty() || isPart(classifier))
        && (version == null || isVersion(version));
  }

  private static boolean isVersion(String text) {
    return text.length() <= LONGEST && VERSION.matcher(text).matches() && !text.contains("..");
  }

  private static boolean isPart(String text) {
    return text.length() <= LONGEST && PART.matcher(text).matches() && !text.contains("..");
  }

  /** Returns {@code group:name}. */
  public String module() {
    return group + ":" + name;
  }

  @Override
  public String toString() {
    return module() + (version == null ? "" : ":" + version);
  }
}
