// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Finds the Java files below a folder that stands for the source folders of its build, which lie in
 * none of these: what compiles them is not known. What builds write, hidden folders, resources,
 * folders that are named for tests or their data, and projects below {@code src}, are left out.
 * Symbolic links are not followed, as what they lead to is elsewhere.
 */
public final class UnplacedFiles {

  private static final String SOURCES = "src";
  private static final Set<String> OUTPUTS = Set.of("target", "build", "out", "bin");
  private static final Set<String> WITHOUT_SOURCES =
      Set.of("resources", "node_modules", "buildSrc");
  private static final Pattern OF_TESTS =
      Pattern.compile("(.*[-_.])?(tests?|testdata|test-data)([-_.].*)?", Pattern.CASE_INSENSITIVE);
  private static final Set<String> BUILD_FILES =
      Set.of("pom.xml", "build.gradle", "build.gradle.kts");

  private final FileTree files;
  private final Path workingDirectory;
  private final Map<Path, List<Path>> sourceRoots;
  private final Set<Path> placed = new HashSet<>();
  private final Set<Path> found = new TreeSet<>();

  private int entriesLeft = SourceDiscovery.MOST_ENTRIES;

  /**
   * @param sourceRoots the source folders that a path stands for
   * @param other further folders of sources and of tests that are known, and all other paths that
   *     are asked for
   */
  public UnplacedFiles(
      FileTree files,
      Path workingDirectory,
      Map<Path, List<Path>> sourceRoots,
      Collection<Path> other) {
    this.files = files;
    this.workingDirectory = workingDirectory;
    this.sourceRoots = sourceRoots;
    sourceRoots.values().forEach(roots -> roots.forEach(root -> placed.add(absolute(root))));
    other.stream()
        .filter(path -> !sourceRoots.containsKey(path))
        .forEach(path -> placed.add(absolute(path)));
  }

  private Path absolute(Path path) {
    return workingDirectory.resolve(path).normalize();
  }

  /** Returns the files, sorted. */
  public List<Path> find() {
    sourceRoots.keySet().forEach(path -> walk(absolute(path), false, 0));
    return List.copyOf(found);
  }

  private void walk(Path folder, boolean isInSources, int depth) {
    if (placed.contains(folder) || depth > SourceDiscovery.DEEPEST) {
      return;
    }
    List<Path> entries = list(folder);
    if (isInSources && entries.stream().anyMatch(each -> isOne(each, BUILD_FILES))) {
      return;
    }
    boolean areInSources = isInSources || name(folder).equals(SOURCES);
    for (Path each : entries) {
      if (files.isFolder(each)) {
        if (mayHoldSources(each, areInSources) && !isLink(each)) {
          walk(each, areInSources, depth + 1);
        }
      } else if (SourceDiscovery.mayHoldCode(each) && !placed.contains(each) && !isLink(each)) {
        found.add(each);
      }
    }
  }

  private static boolean mayHoldSources(Path folder, boolean isInSources) {
    return !name(folder).startsWith(".")
        && !isOne(folder, WITHOUT_SOURCES)
        && (isInSources || !(isOne(folder, OUTPUTS) || OF_TESTS.matcher(name(folder)).matches()));
  }

  private static boolean isOne(Path path, Set<String> names) {
    return names.contains(name(path));
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  /** Returns whether a path leads elsewhere than its folder; what cannot be told does. */
  private boolean isLink(Path path) {
    Path folder = path.getParent();
    try {
      return folder == null
          || !files.realPath(path).equals(files.realPath(folder).resolve(path.getFileName()));
    } catch (IOException e) {
      return true;
    }
  }

  /** A folder that cannot be listed is reported where its sources are looked for. */
  private List<Path> list(Path folder) {
    try {
      List<Path> entries = files.list(folder, entriesLeft);
      entriesLeft -= entries.size();
      return entries;
    } catch (IOException e) {
      return List.of();
    }
  }
}
