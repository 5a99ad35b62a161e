// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The source folders of Android's applications: beside them is a manifest with a screen that the
 * launcher shows ({@code <category android:name="android.intent.category.LAUNCHER"/>}). A manifest
 * of a library has none.
 */
final class LaunchersInManifests {

  private static final String MANIFEST = "AndroidManifest.xml";
  private static final String LAUNCHER = "android.intent.category.LAUNCHER";

  private final FileTree files;
  private final ShownPaths shown;
  private final List<Path> configurations;
  private final Map<String, Boolean> known = new HashMap<>();

  LaunchersInManifests(FileTree files, ShownPaths shown, List<Path> configurations) {
    this.files = files;
    this.shown = shown;
    this.configurations = configurations;
  }

  /**
   * Returns whether an application starts in a source folder.
   *
   * @param folder its path as it is shown, with a slash at its end unless it is empty
   */
  synchronized boolean startIn(String folder) {
    return known.computeIfAbsent(
        folder, key -> configurations.stream().anyMatch(file -> isManifestOf(file, key)));
  }

  private boolean isManifestOf(Path file, String folder) {
    return file.endsWith(MANIFEST)
        && shown.of(file).equals(parent(folder) + MANIFEST)
        && NamesInFiles.text(files, file).contains(LAUNCHER);
  }

  /** Returns the folder in which a folder is, with a slash at its end unless it is empty. */
  private static String parent(String folder) {
    return folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
  }
}
