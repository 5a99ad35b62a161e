// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.discovery.NamesInFiles;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.store.UserCache;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/**
 * A workspace folder and what is analysed in it. Not thread-safe.
 *
 * <p>Its sources are those on the disk, with the texts of open documents in the place of saved
 * ones; a document that is no source of the folder by its place, such as a test of a Maven project,
 * takes part while it is open.
 */
final class Folder implements AutoCloseable {

  /** Sources that are read between two looks for something that comes first. */
  private static final int AT_ONCE = 200;

  /** Characters around an open document that are looked at first; some forty files. */
  private static final long AROUND = 400_000;

  private final SourceFolder disk;
  private final OpenDocuments documents;
  private final List<Rule> rules;
  private final BooleanSupplier isOutdated;
  private Project project;
  private Settings settings;
  private final ContentStore kept;
  private List<Path> classpath;
  private Set<String> onDisk = Set.of();
  private List<Diagnostic> problems = new ArrayList<>();
  private final Set<String> waiting = new LinkedHashSet<>();
  private final Map<String, String> looked = new HashMap<>();

  /**
   * @param cache where what build files and libraries say is kept between sessions
   */
  Folder(
      Path path,
      Path cache,
      OpenDocuments documents,
      List<Path> classpath,
      Settings settings,
      List<Rule> rules,
      BooleanSupplier isOutdated) {
    this.isOutdated = isOutdated;
    this.rules = rules;
    this.disk = new SourceFolder(path, cache);
    this.kept = new UserCache(cache).jars();
    this.documents = documents;
    this.classpath = classpath;
    this.settings = settings;
    this.project =
        new Project(disk.path(), classpath, kept, settings, documents, rules, isOutdated);
  }

  Path path() {
    return disk.path();
  }

  Project project() {
    return project;
  }

  boolean holds(String name) {
    return Path.of(name).startsWith(disk.path());
  }

  /** Finds all sources; they are read by and by. */
  void find() {
    ProjectLayout layout = disk.layout();
    project.see(SourceFolder.Roots.of(layout));
    SourceFiles found = disk.find(layout);
    project.see(new NamesInFiles(FileTree.DISK, SourceFolder.SHOWN, found));
    problems = new ArrayList<>(found.diagnostics());
    onDisk = found.files().stream().map(Uris::name).collect(Collectors.toUnmodifiableSet());
    looked.clear();
    waiting.clear();
    found.files().stream().map(Uris::name).forEach(waiting::add);
    documents.below(disk.path()).stream()
        .filter(name -> name.endsWith(".java"))
        .forEach(waiting::add);
  }

  /** Takes up which source folders see each other by the build files as they are now. */
  void readRoots() {
    project.see(SourceFolder.Roots.of(disk.layout()));
  }

  /** Returns how many sources there are. */
  int size() {
    return onDisk.size();
  }

  /** Returns whether all sources have been read. */
  boolean isRead() {
    return waiting.isEmpty();
  }

  /**
   * Reads sources that have not been read.
   *
   * @param progress told of how many of a hundred have been read
   * @throws CancellationException if something has changed that comes first
   */
  void readOn(IntConsumer progress) {
    while (!waiting.isEmpty()) {
      if (isOutdated.getAsBoolean()) {
        throw new CancellationException("something comes first");
      }
      List<String> some = waiting.stream().limit(AT_ONCE).toList();
      project.put(some.stream().flatMap(name -> found(name).stream()).toList());
      some.forEach(waiting::remove);
      progress.accept(100 - 100 * waiting.size() / Math.max(1, size()));
    }
  }

  private Optional<SourceFile> found(String name) {
    Optional<SourceFile> open = opened(name);
    if (open.isPresent() || !onDisk.contains(name)) {
      return open;
    }
    SourceReader.Outcome outcome = SourceFolder.readFound(name);
    Optional.ofNullable(outcome.problem()).ifPresent(problems::add);
    return Optional.ofNullable(outcome.file());
  }

  /**
   * Returns what can be told of open documents before all sources have been read, as far as it has
   * not been told: by looking at them and at what is around them.
   */
  Map<String, List<Finding>> lookAt(Set<String> names) {
    List<SourceFile> news =
        names.stream()
            .filter(name -> name.endsWith(".java"))
            .flatMap(name -> opened(name).stream())
            .filter(file -> !file.text().equals(looked.get(file.path())))
            .toList();
    if (news.isEmpty()) {
      return Map.of();
    }
    Neighbourhood neighbourhood = new Neighbourhood(onDisk);
    Map<String, List<Finding>> found =
        project.lookAt(
            neighbourhood.around(
                news, name -> opened(name).or(() -> SourceFolder.read(name)), AROUND));
    news.forEach(file -> looked.put(file.path(), file.text()));
    Map<String, List<Finding>> told = new LinkedHashMap<>();
    news.stream()
        .filter(file -> opened(file.path()).filter(file::equals).isPresent())
        .map(SourceFile::path)
        .filter(found::containsKey)
        .forEach(name -> told.put(name, found.getOrDefault(name, List.of())));
    return told;
  }

  private Optional<SourceFile> opened(String name) {
    return documents.find(name).map(document -> SourceFile.of(name, document.text()));
  }

  /** Takes up the newest texts of files. */
  void refresh(Set<String> names) {
    List<SourceFile> changed = new ArrayList<>();
    for (String name : names) {
      if (waiting.contains(name)) {
        continue;
      }
      Optional<SourceFile> text = opened(name).or(() -> saved(name));
      text.ifPresentOrElse(changed::add, () -> project.remove(name));
    }
    if (!changed.isEmpty()) {
      project.put(changed);
    }
  }

  private Optional<SourceFile> saved(String name) {
    return onDisk.contains(name) ? SourceFolder.read(name) : Optional.empty();
  }

  /** Looks for files that have come or gone, and returns them. */
  Set<String> rescan() {
    Set<String> now = disk.names();
    Set<String> changed = new HashSet<>(now);
    changed.removeAll(onDisk);
    onDisk.stream().filter(name -> !now.contains(name)).forEach(changed::add);
    onDisk = now;
    return changed;
  }

  /** Begins anew with another class path or other settings. */
  void restart(List<Path> newClasspath, Settings newSettings) {
    project.close();
    classpath = newClasspath;
    settings = newSettings;
    project = new Project(disk.path(), classpath, kept, settings, documents, rules, isOutdated);
    find();
  }

  List<Path> classpath() {
    return classpath;
  }

  Settings settings() {
    return settings;
  }

  /** Returns whether the settings of the folder stand, or could stand, in a file. */
  boolean isConfiguredBy(String name) {
    Path file = Path.of(name);
    boolean couldBe = file.endsWith(ConfigurationFile.NAME) && isAbove(file);
    return couldBe || project.inputs().stream().anyMatch(input -> Uris.name(input).equals(name));
  }

  private boolean isAbove(Path file) {
    Path parent = file.getParent();
    return parent != null && disk.path().startsWith(parent);
  }

  /** Returns what is wrong in a configuration or a model as it is now, saved or not. */
  List<Diagnostic> problemsIn(String name) {
    Path file = Path.of(name);
    Optional<String> saved = SourceFolder.read(name).map(SourceFile::text);
    Optional<String> now = documents.find(name).map(OpenDocument::text).or(() -> saved);
    boolean isConfiguration = file.endsWith(ConfigurationFile.NAME);
    List<Diagnostic> found = new ArrayList<>();
    if (now.equals(saved)) {
      project.diagnostics().stream().filter(each -> name.equals(each.path())).forEach(found::add);
    } else if (isConfiguration) {
      now.ifPresent(
          text ->
              found.addAll(ConfigurationFile.parse(file, text, settings.trust()).diagnostics()));
    } else {
      now.ifPresent(text -> found.addAll(ModelLibrary.parse(file, text).diagnostics()));
    }
    if (!isConfiguration && isRead()) {
      now.ifPresent(text -> found.addAll(project.misfits(ModelLibrary.parse(file, text))));
    }
    return found;
  }

  /** Returns what could not be read, once. */
  List<Diagnostic> takeProblems() {
    List<Diagnostic> taken = problems;
    problems = new ArrayList<>();
    return taken;
  }

  @Override
  public void close() {
    project.close();
  }
}
