// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The source folders in which a Java file has a {@code main}. Files are read until one is found, so
 * that this asks little where an application begins in a file that names no class of interest, as
 * the one of a web service does.
 */
final class MainsInFiles {

  private static final Pattern MAIN =
      Pattern.compile("\\bstatic\\s+(?:final\\s+)?void\\s+main\\s*\\(\\s*(?:final\\s+)?String\\b");

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  private final FileTree files;
  private final ShownPaths shown;
  private final List<Path> sources;
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * @param sources the Java files
   */
  MainsInFiles(FileTree files, ShownPaths shown, List<Path> sources) {
    this.files = files;
    this.shown = shown;
    this.sources = sources;
  }

  /**
   * Returns whether a file of a source folder has one.
   *
   * @param folder its path as it is shown, with a slash at its end unless it is empty
   */
  synchronized boolean areIn(String folder) {
    return known.computeIfAbsent(
        folder, key -> sources.stream().anyMatch(file -> isMainIn(file, key)));
  }

  private boolean isMainIn(Path file, String folder) {
    String path = shown.of(file);
    if (!path.startsWith(folder)) {
      return false;
    }
    String text = NamesInFiles.text(files, file);
    return MAIN.matcher(text).find() && path.equals(folder + inPackage(text) + name(path));
  }

  private static String inPackage(String text) {
    Matcher declared = PACKAGE.matcher(text);
    return declared.find() ? declared.group(1).replace('.', '/') + "/" : "";
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
