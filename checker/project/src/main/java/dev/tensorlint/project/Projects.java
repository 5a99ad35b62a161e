// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.project.gradle.GradleReader;
import dev.tensorlint.project.maven.LibraryArtifacts;
import dev.tensorlint.project.maven.MavenReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the build files of projects, whatever tool builds them. Runs nothing, unless trusted. */
public final class Projects {

  /** How deep below a folder other build files are looked for. */
  private static final int DEPTH = 8;

  /** Outputs and sources, and Gradle's folder for the code of the build itself. */
  private static final Set<String> WITHOUT_PROJECTS =
      Set.of("target", "build", "out", "src", "node_modules", "buildSrc");

  /** Whether one of them is there decides on what is a project. */
  private static final List<String> BUILD_FILES =
      List.of(
          "pom.xml", "settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts");

  private final ProjectOptions options;
  private final List<BuildReader> readers;

  public Projects(ProjectOptions options) {
    this(
        options,
        List.of(
            new MavenReader(options),
            new GradleReader(options, diagnostics -> new LibraryArtifacts(options, diagnostics))));
  }

  /**
   * @param readers asked in their order
   */
  Projects(ProjectOptions options, List<BuildReader> readers) {
    this.options = options;
    this.readers = List.copyOf(readers);
  }

  /** Returns whether a folder has a build file of its own, so that it stands for its modules. */
  public boolean isProject(Path folder) {
    return reader(folder).isPresent();
  }

  /**
   * Reads the build files of a folder, or, where it has none, those of each topmost folder below
   * that has some: a repository may hold several projects. So may a project: a folder below it with
   * a build file that none of its modules has is a project of its own, and is read as one.
   */
  public ProjectLayout read(Path folder) {
    Path asked = folder.toAbsolutePath().normalize();
    Confines confines = Confines.of(asked, options);
    Set<Path> known = new HashSet<>();
    List<ProjectLayout> layouts = new ArrayList<>();
    while (true) {
      Map<BuildReader, List<Path>> found = new LinkedHashMap<>();
      collect(asked, DEPTH, known, found);
      if (found.isEmpty()) {
        return ProjectLayout.all(layouts);
      }
      found.forEach(
          (reader, folders) -> {
            ProjectLayout layout = reader.read(folders, confines);
            layouts.add(layout);
            known.addAll(folders);
            layout.modules().forEach(each -> known.add(each.folder()));
          });
    }
  }

  /**
   * @param known folders that have been read; empty when none has
   */
  private void collect(
      Path folder, int depth, Set<Path> known, Map<BuildReader, List<Path>> found) {
    Optional<BuildReader> reader = known.contains(folder) ? Optional.empty() : reader(folder);
    if (reader.isEmpty()) {
      if (depth > 0) {
        below(folder).forEach(each -> collect(each, depth - 1, known, found));
      }
    } else if (known.isEmpty() || holdsSources(folder)) {
      found.computeIfAbsent(reader.get(), key -> new ArrayList<>()).add(folder);
    }
  }

  /** A project that no other names, and that has no sources, has nothing to look at. */
  private static boolean holdsSources(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.anyMatch(each -> each.toString().endsWith(".java"));
    } catch (IOException | UncheckedIOException e) {
      return true; // What cannot be listed is reported where sources are looked for.
    }
  }

  private Optional<BuildReader> reader(Path folder) {
    BUILD_FILES.forEach(name -> options.inputs().add(folder.resolve(name)));
    return readers.stream().filter(each -> each.reads(folder)).findFirst();
  }

  /** A folder that cannot be listed is reported where its sources are looked for. */
  private List<Path> below(Path folder) {
    options.inputs().addFoldersIn(folder);
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Projects::mayHoldProjects).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static boolean mayHoldProjects(Path folder) {
    String name = String.valueOf(folder.getFileName());
    return !name.startsWith(".")
        && !WITHOUT_PROJECTS.contains(name)
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS);
  }
}
