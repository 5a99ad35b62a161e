// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The texts of the build files that sources are built by: those in the nearest folder, at or above
 * a path and in its repository, that has any. They are read for the artifacts that they name.
 */
public final class BuildFiles {

  private static final List<String> NAMES =
      List.of("pom.xml", "build.gradle", "build.gradle.kts", "gradle.properties");

  /** What the folder at the top of a repository has. */
  private static final String REPOSITORY = ".git";

  private static final int MOST_BYTES = 1 << 20;

  /** Folders above a path that are looked into; a build has its sources less deep. */
  private static final int MOST_LEVELS = 8;

  private BuildFiles() {}

  /**
   * Returns the texts for the paths of a request. One that cannot be read has none.
   *
   * @param workingDirectory where relative paths start
   */
  public static List<String> texts(
      FileTree files, Path workingDirectory, Collection<Path> requested) {
    Set<Path> found = new TreeSet<>();
    for (Path each : requested) {
      found.addAll(nearest(files, workingDirectory.resolve(each).normalize()));
    }
    List<String> texts = new ArrayList<>();
    for (Path each : found) {
      try {
        texts.add(new String(files.read(each, MOST_BYTES), StandardCharsets.UTF_8));
      } catch (IOException e) {
        // What reads the build as a whole reports it; here it names no artifact.
      }
    }
    return texts;
  }

  private static List<Path> nearest(FileTree files, Path path) {
    Path folder = path;
    for (int level = 0; folder != null && level <= MOST_LEVELS; level++) {
      List<Path> found = NAMES.stream().map(folder::resolve).filter(files::exists).toList();
      if (!found.isEmpty() || files.exists(folder.resolve(REPOSITORY))) {
        return found;
      }
      folder = folder.getParent();
    }
    return List.of();
  }
}
