// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds the Java files of a request. Hidden folders are left out, and so are {@code target} and
 * {@code build} beside a build file; {@code module-info.java} and {@code package-info.java} hold no
 * code.
 */
public final class SourceDiscovery {

  private static final Set<String> BUILD_FILES =
      Set.of("pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "build.xml");
  private static final Set<String> OUTPUTS = Set.of("target", "build");
  private static final Set<String> WITHOUT_CODE = Set.of("module-info.java", "package-info.java");

  /** Folders and files that are looked at; the largest repositories have some hundred thousand. */
  static final int MOST_ENTRIES = 2_000_000;

  /** Folders in folders. */
  static final int DEEPEST = 250;

  private final FileTree files;
  private final ShownPaths shown;
  private final Map<Path, List<Path>> sourceRoots;
  private final Map<Path, Path> found = new TreeMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private int entriesLeft = MOST_ENTRIES;

  /**
   * @param sourceRoots the source folders that a path stands for, where it does not stand for
   *     itself
   */
  public SourceDiscovery(FileTree files, ShownPaths shown, Map<Path, List<Path>> sourceRoots) {
    this.files = files;
    this.shown = shown;
    this.sourceRoots = new HashMap<>();
    sourceRoots.forEach((path, roots) -> this.sourceRoots.put(absolute(path), roots));
  }

  private Path absolute(Path path) {
    return shown.workingDirectory().resolve(path).normalize();
  }

  /** Finds the files below the paths, or below the source folders that they stand for. */
  public SourceFiles discover(List<Path> paths) {
    for (Path path : paths) {
      discover(absolute(path));
    }
    List<Path> sorted = found.values().stream().sorted(Comparator.comparing(shown::of)).toList();
    return new SourceFiles(sorted, diagnostics);
  }

  private void discover(Path path) {
    if (!files.exists(path)) {
      error(path, "does not exist; check the path");
    } else if (!files.isFolder(path)) {
      addNamedFile(path);
    } else {
      walkAll(path, sourceRoots.getOrDefault(path, List.of(path)));
    }
  }

  private void addNamedFile(Path file) {
    if (file.toString().endsWith(".java")) {
      add(file);
    } else {
      error(file, "is no Java file; name a .java file or a folder");
    }
  }

  private void walkAll(Path asked, List<Path> roots) {
    int filesBefore = found.size();
    int problemsBefore = diagnostics.size();
    boolean sawFiles = false;
    for (Path root : roots) {
      sawFiles |= walk(root, new HashSet<>());
    }
    boolean explained =
        sawFiles || found.size() > filesBefore || diagnostics.size() > problemsBefore;
    if (!explained) {
      error(asked, "holds no Java files; name a folder with Java sources");
    }
  }

  /** Returns whether there was any Java file below. */
  private boolean walk(Path folder, Set<Path> above) {
    Path real = realPath(folder);
    if (real == null) {
      return false;
    } else if (!above.add(real)) {
      error(folder, "is a symbolic link to a folder around it; it is not followed");
      return false;
    } else if (above.size() > DEEPEST) {
      above.remove(real);
      String what = "is more than " + DEEPEST + " folders deep and is left out";
      diagnostics.add(Diagnostic.gap(shown.of(folder), 0, 0, what, "name it to look into it"));
      return false;
    }
    boolean sawFiles = walkEntries(folder, above);
    above.remove(real);
    return sawFiles;
  }

  private boolean walkEntries(Path folder, Set<Path> above) {
    boolean sawFiles = false;
    List<Path> entries = list(folder);
    for (Path entry : entries) {
      if (files.isFolder(entry)) {
        sawFiles |= !isLeftOut(entry, entries) && walk(entry, above);
      } else if (entry.toString().endsWith(".java")) {
        sawFiles = true;
        addUnlessWithoutCode(entry);
      }
    }
    return sawFiles;
  }

  private static boolean isLeftOut(Path folder, List<Path> siblings) {
    String name = String.valueOf(folder.getFileName());
    return name.startsWith(".")
        || (OUTPUTS.contains(name) && siblings.stream().anyMatch(SourceDiscovery::isBuildFile));
  }

  private static boolean isBuildFile(Path file) {
    return BUILD_FILES.contains(String.valueOf(file.getFileName()));
  }

  private void addUnlessWithoutCode(Path file) {
    if (!WITHOUT_CODE.contains(String.valueOf(file.getFileName()))) {
      add(file);
    }
  }

  private void add(Path file) {
    Path real = realPath(file);
    if (real != null) {
      found.putIfAbsent(real, file);
    }
  }

  private @org.jspecify.annotations.Nullable Path realPath(Path path) {
    try {
      return files.realPath(path);
    } catch (IOException e) {
      unreadable(path, e);
      return null;
    }
  }

  private List<Path> list(Path folder) {
    try {
      List<Path> entries = files.list(folder, entriesLeft);
      entriesLeft -= entries.size();
      return entries;
    } catch (IOException e) {
      unreadable(folder, e);
      return List.of();
    }
  }

  private void unreadable(Path path, IOException e) {
    diagnostics.add(Reasons.leftOut(shown.of(path), e));
  }

  private void error(Path path, String message) {
    diagnostics.add(Diagnostic.error(shown.of(path), message));
  }
}
