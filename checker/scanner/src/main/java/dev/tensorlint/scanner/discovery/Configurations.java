// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Files that name classes for others to create objects of: manifests, layouts, the beans of a
 * container, and lists of services.
 */
final class Configurations {

  private static final Set<String> EXTENSIONS = Set.of(".xml", ".fxml");

  /** The folders with Java of a module, in which a build has them. */
  private static final Set<String> JAVA_FOLDERS = Set.of("java", "src");

  private static final List<String> FOLDERS_BESIDE = List.of("resources", "res");

  private Configurations() {}

  static boolean contain(Path file) {
    String name = file.toString();
    return EXTENSIONS.stream().anyMatch(name::endsWith) || isListOfServices(file);
  }

  private static boolean isListOfServices(Path file) {
    Path folder = file.getParent();
    return folder != null && folder.endsWith(Path.of("META-INF", "services"));
  }

  /** Returns the folders of the same module that a build has beside one of Java. */
  static List<Path> foldersBeside(Path root) {
    return isJavaFolder(root)
        ? FOLDERS_BESIDE.stream().map(root::resolveSibling).toList()
        : List.of();
  }

  /** Returns whether a manifest may lie in the folder around one of Java. */
  static boolean mayLieAround(Path root) {
    return isJavaFolder(root);
  }

  private static boolean isJavaFolder(Path root) {
    Path name = root.getFileName();
    return name != null && JAVA_FOLDERS.contains(name.toString());
  }
}
