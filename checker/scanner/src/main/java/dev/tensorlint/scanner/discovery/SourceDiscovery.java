// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.config.ProjectRoot;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds the Java files of a request. Hidden folders are left out, and so are {@code target} and
 * {@code build} beside a build file; {@code module-info.java} and {@code package-info.java} hold no
 * code. Symbolic links are followed within the project: a repository that links to other folders of
 * the machine does not get them read, let alone quoted.
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
  private final boolean takesClasses;
  private final Map<Path, Path> found = new TreeMap<>();
  private final Map<Path, Path> classes = new LinkedHashMap<>();
  private final FilesBeside beside;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** The projects in which the folder that is being walked may lie. */
  private Set<Path> projects = Set.of();

  private int entriesLeft = MOST_ENTRIES;
  private boolean isFull;
  private boolean isTooDeep;
  private boolean sawClasses;

  /**
   * A discovery of sources alone.
   *
   * @param sourceRoots the source folders that a path stands for, where it does not stand for
   *     itself
   */
  public SourceDiscovery(FileTree files, ShownPaths shown, Map<Path, List<Path>> sourceRoots) {
    this(files, shown, sourceRoots, false);
  }

  /**
   * @param takesClasses whether a path may be an archive, or a folder that has class files and no
   *     sources
   */
  public SourceDiscovery(
      FileTree files, ShownPaths shown, Map<Path, List<Path>> sourceRoots, boolean takesClasses) {
    this.files = files;
    this.shown = shown;
    this.takesClasses = takesClasses;
    this.beside = new FilesBeside(files, this::list);
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
    return new SourceFiles(
        sorted,
        List.copyOf(classes.values()),
        beside.foreign(),
        beside.configurations(),
        diagnostics);
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
      add(file, found);
    } else if (takesClasses && isArchive(file)) {
      add(file, classes);
    } else {
      error(file, "is no Java file; name a .java file or a folder");
    }
  }

  /** Returns whether a file is an archive of classes by its name. */
  public static boolean isArchive(Path file) {
    String name = file.toString();
    return name.endsWith(".jar") || name.endsWith(".war");
  }

  private void walkAll(Path asked, List<Path> roots) {
    int filesBefore = found.size();
    int problemsBefore = diagnostics.size();
    boolean sawFiles = false;
    sawClasses = false;
    for (Path root : roots) {
      projects = projects(asked, root);
      sawFiles |= walk(root, new HashSet<>());
      beside.addBeside(root, projects);
    }
    boolean explained =
        sawFiles || found.size() > filesBefore || diagnostics.size() > problemsBefore;
    if (!explained && takesClasses && sawClasses && roots.equals(List.of(asked))) {
      add(asked, classes);
    } else if (!explained) {
      error(
          asked,
          roots.equals(List.of(asked))
              ? "holds no Java files; name a folder with Java sources"
              : "has no Java files in the source folders that its build files tell; name a folder"
                  + " with Java sources");
    }
  }

  /** A source folder elsewhere was asked for; one in the project may be a link out of it. */
  private static Set<Path> projects(Path asked, Path root) {
    Path project = around(asked);
    boolean isElsewhere = !root.startsWith(asked) && !root.startsWith(project);
    return isElsewhere ? new HashSet<>(List.of(project, around(root))) : Set.of(project);
  }

  private static Path around(Path folder) {
    return ProjectRoot.around(folder).folder();
  }

  /** Returns whether there was any Java file below. */
  private boolean walk(Path folder, Set<Path> above) {
    Path real = realPath(folder);
    if (real == null || isOutside(folder, real)) {
      return false;
    } else if (!above.add(real)) {
      error(folder, "is a symbolic link to a folder around it; it is not followed");
      return false;
    } else if (above.size() > DEEPEST) {
      above.remove(real);
      tooDeep(folder);
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
      } else if (isJava(entry)) {
        sawFiles = true;
        addUnlessWithoutCode(entry);
      } else {
        beside.add(entry, projects);
        sawClasses |= entry.toString().endsWith(".class");
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

  private static boolean isJava(Path file) {
    return file.toString().endsWith(".java");
  }

  /** Returns whether a file may hold classes, by its name. */
  static boolean mayHoldCode(Path file) {
    return isJava(file) && !WITHOUT_CODE.contains(String.valueOf(file.getFileName()));
  }

  private void addUnlessWithoutCode(Path file) {
    Path real = mayHoldCode(file) ? realPath(file) : null;
    if (real != null && !isOutside(file, real)) {
      found.putIfAbsent(real, file);
    }
  }

  private boolean isOutside(Path path, Path real) {
    if (projects.stream().anyMatch(real::startsWith)) {
      return false;
    }
    diagnostics.add(
        Diagnostic.gap(
            shown.of(path),
            0,
            0,
            "is a symbolic link out of the project and is not followed",
            "name it as a PATH of its own"));
    return true;
  }

  private void add(Path file, Map<Path, Path> taken) {
    Path real = realPath(file);
    if (real != null) {
      taken.putIfAbsent(real, file);
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
    if (isFull) {
      return List.of();
    }
    try {
      List<Path> entries = files.list(folder, entriesLeft);
      entriesLeft -= entries.size();
      return entries;
    } catch (RefusedFileException e) {
      isFull = true;
      String what =
          "it and all folders after it are left out: there are more than "
              + MOST_ENTRIES
              + " files and folders";
      diagnostics.add(Diagnostic.gap(shown.of(folder), 0, 0, what, "name a part of the sources"));
      return List.of();
    } catch (IOException e) {
      unreadable(folder, e);
      return List.of();
    }
  }

  /** The first one is reported: there may be as many as there are folders. */
  private void tooDeep(Path folder) {
    if (!isTooDeep) {
      String what = "is more than " + DEEPEST + " folders deep; such folders are left out";
      diagnostics.add(Diagnostic.gap(shown.of(folder), 0, 0, what, "name it to look into it"));
    }
    isTooDeep = true;
  }

  private void unreadable(Path path, IOException e) {
    diagnostics.add(Reasons.leftOut(shown.of(path), e));
  }

  private void error(Path path, String message) {
    diagnostics.add(Diagnostic.error(shown.of(path), message));
  }
}
