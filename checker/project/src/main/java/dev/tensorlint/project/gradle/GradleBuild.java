// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.project.artifact.Coordinates;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.WorkMonitor;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** One build as its files tell it. Reads it once. */
final class GradleBuild {

  /** Entries of the class paths of all modules. */
  private static final int ENTRIES = 5_000_000;

  private final ProjectFiles files;
  private final ClasspathScope scope;
  private final WorkMonitor monitor;
  private final Scripts scripts;
  private final ArtifactResolver resolver;
  private final Unread unread;
  private final BuildSettings settings;
  private final BuildScripts builds;
  private final Map<String, ModuleDraft> drafts = new LinkedHashMap<>();
  private final Map<String, ModuleDependencies> dependencies = new HashMap<>();
  private final Map<String, List<Path>> jars = new HashMap<>();

  private int entries = ENTRIES;

  GradleBuild(Path root, Confines confines, ProjectOptions options, ArtifactResolver resolver) {
    this.files = new ProjectFiles(root, confines);
    this.scope = options.scope();
    this.monitor = options.monitor();
    this.scripts = new Scripts(files);
    this.resolver = resolver;
    this.unread = new Unread();
    this.settings = BuildSettings.read(files, scripts, unread);
    this.builds = new BuildScripts(files, scripts, settings, scope);
    Collection<ModuleDraft> read = builds.read();
    read.forEach(each -> drafts.put(each.path(), each));
    read.forEach(each -> dependencies.put(each.path(), read(each)));
  }

  private ModuleDependencies read(ModuleDraft draft) {
    return ModuleDependencies.of(draft, builds.expressions(draft), builds.calls(draft));
  }

  /** Returns whether one of its modules lies in a folder. */
  boolean hasModule(Path folder) {
    return drafts.values().stream().anyMatch(each -> each.folder().equals(folder));
  }

  /** Returns what is known of the modules in a folder and below, and of those that they use. */
  ProjectLayout layout(Path folder) {
    List<ProjectModule> modules = new ArrayList<>();
    Map<String, Path> places = new LinkedHashMap<>();
    places.put(":", script(files.root()));
    Set<ModuleDraft> read = modulesOf(folder);
    monitor.begins(WorkMonitor.Phase.RESOLVING, read.size());
    for (ModuleDraft draft : read) {
      monitor.advances(WorkMonitor.Phase.RESOLVING, 1);
      modules.add(module(draft, !draft.folder().startsWith(folder)));
      places.put(draft.path(), script(draft.folder()));
    }
    List<Diagnostic> problems = new ArrayList<>(Unread.unreadable(scripts.problems()));
    if (builds.isExhausted() || entries <= 0) {
      problems.add(Unread.tooLarge(files.root()));
    }
    return new ProjectLayout(modules, unread.gaps(places), problems);
  }

  private Set<ModuleDraft> modulesOf(Path folder) {
    Set<ModuleDraft> all = new LinkedHashSet<>();
    drafts.values().stream().filter(each -> each.folder().startsWith(folder)).forEach(all::add);
    List.copyOf(all).forEach(each -> all.addAll(used(each)));
    all.removeIf(each -> !files.isFolder(each.folder()));
    return all;
  }

  /** Returns where gaps of a module are shown that have no place in a script. */
  private Path script(Path folder) {
    return Stream.of("build.gradle.kts", "build.gradle")
        .map(folder::resolve)
        .filter(files::isFile)
        .findFirst()
        .orElse(folder);
  }

  private ProjectModule module(ModuleDraft draft, boolean isBeside) {
    Set<Path> classpath = new LinkedHashSet<>();
    List<ModuleDraft> sources = scope == ClasspathScope.NONE ? List.of() : used(draft);
    for (ModuleDraft used : sources) {
      if (entries <= 0) {
        break;
      }
      ModuleDependencies own = dependencies(used);
      own.files().stream().filter(this::isThere).forEach(classpath::add);
      classpath.addAll(jars.computeIfAbsent(used.path(), any -> resolve(used, own)));
    }
    entries -= classpath.size();
    unread.addMissing(draft.path(), unknownModules(draft));
    SourceRoots roots = SourceRoots.of(draft, builds.expressions(draft), files);
    roots.unread().forEach(each -> unread.add(draft.path(), each.script(), each.span()));
    return new ProjectModule(
        draft.path(),
        draft.folder(),
        roots.main(),
        roots.test(),
        List.copyOf(classpath),
        used(draft).stream().skip(1).map(ModuleDraft::folder).toList(),
        isBeside,
        draft.release(),
        null);
  }

  private List<ArtifactResolver.Missing> unknownModules(ModuleDraft draft) {
    return dependencies(draft).modules().stream()
        .filter(path -> !drafts.containsKey(path))
        .map(
            path ->
                new ArtifactResolver.Missing(
                    ProjectGap.Kind.LIBRARIES,
                    "module `" + path + "`",
                    "is not named by the settings that are read, names from it stay unresolved"))
        .toList();
  }

  private boolean isThere(Path path) {
    return files.isFile(path) || files.isFolder(path);
  }

  private ModuleDependencies dependencies(ModuleDraft draft) {
    ModuleDependencies read = dependencies.get(draft.path());
    if (read == null) {
      throw new IllegalStateException("each module has been read");
    }
    return read;
  }

  /**
   * Returns a module and those of the same build that it uses. The libraries of all of them count:
   * more than Gradle gives to the compiler, which leaves out what a module keeps for itself.
   */
  private List<ModuleDraft> used(ModuleDraft draft) {
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(draft.path()));
    while (!open.isEmpty()) {
      String path = open.poll();
      if (drafts.containsKey(path) && seen.add(path)) {
        Optional.ofNullable(dependencies.get(path)).ifPresent(each -> open.addAll(each.modules()));
      }
    }
    return seen.stream().flatMap(path -> Optional.ofNullable(drafts.get(path)).stream()).toList();
  }

  private List<Path> resolve(ModuleDraft draft, ModuleDependencies own) {
    Optional<List<Coordinates>> locked = locked(draft);
    if (locked.isEmpty()) {
      own.unread().forEach(each -> unread.add(draft.path(), each.script(), each.span()));
    }
    ArtifactResolver.Wanted wanted =
        locked
            .map(all -> new ArtifactResolver.Wanted(all, List.of(), List.of(), true))
            .orElseGet(() -> wanted(draft, own));
    if (wanted.libraries().isEmpty()) {
      return List.of();
    }
    ArtifactResolver.Resolution found = resolver.resolve(wanted);
    unread.addMissing(draft.path(), found.missing());
    return found.jars();
  }

  private Optional<List<Coordinates>> locked(ModuleDraft draft) {
    Optional<List<Coordinates>> lock =
        scripts
            .text(draft.folder().resolve("gradle.lockfile"))
            .flatMap(text -> LockFile.parse(text, scope));
    Path old = draft.folder().resolve("gradle").resolve("dependency-locks");
    return lock.or(
        () -> scripts.text(old.resolve("compileClasspath.lockfile")).map(LockFile::parseSingle));
  }

  private ArtifactResolver.Wanted wanted(ModuleDraft draft, ModuleDependencies own) {
    List<Coordinates> platforms = new ArrayList<>(own.platforms());
    List<Coordinates> constraints = new ArrayList<>(own.constraints());
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(own.platformModules());
    while (!open.isEmpty()) {
      String path = open.poll();
      ModuleDependencies of = seen.add(path) ? dependencies.get(path) : null;
      if (of != null) {
        platforms.addAll(of.platforms());
        constraints.addAll(of.constraints());
        open.addAll(of.platformModules());
      }
    }
    platforms.addAll(builds.plugins().platforms(draft));
    return new ArtifactResolver.Wanted(own.libraries(), platforms, constraints, false);
  }
}
