// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * A workspace folder and what is analysed in it. Not thread-safe.
 *
 * <p>Its sources are those on the disk, with the texts of open documents in the place of saved
 * ones; a document that is no source of the folder by its place, such as a test of a Maven project,
 * takes part while it is open.
 */
final class Folder implements AutoCloseable {

  private final SourceFolder disk;
  private final OpenDocuments documents;
  private final BooleanSupplier isOutdated;
  private Project project;
  private Settings settings;
  private List<Path> classpath;
  private Set<String> onDisk = Set.of();
  private List<Diagnostic> problems = List.of();

  Folder(
      Path path,
      OpenDocuments documents,
      List<Path> classpath,
      Settings settings,
      BooleanSupplier isOutdated) {
    this.isOutdated = isOutdated;
    this.disk = new SourceFolder(path);
    this.documents = documents;
    this.classpath = classpath;
    this.settings = settings;
    this.project = new Project(disk.path(), classpath, settings, documents, isOutdated);
  }

  Path path() {
    return disk.path();
  }

  Project project() {
    return project;
  }

  boolean isMaven() {
    return disk.isMaven();
  }

  boolean holds(String name) {
    return Path.of(name).startsWith(disk.path());
  }

  /** Reads all sources. */
  void load() {
    SourceFolder.Sources sources = disk.read();
    problems = sources.problems();
    onDisk = Set.copyOf(sources.files().stream().map(SourceFile::path).toList());
    List<SourceFile> files = new ArrayList<>();
    for (SourceFile each : sources.files()) {
      files.add(opened(each.path()).orElse(each));
    }
    documents.below(disk.path()).stream()
        .filter(name -> name.endsWith(".java") && !onDisk.contains(name))
        .forEach(name -> opened(name).ifPresent(files::add));
    project.put(files);
  }

  private Optional<SourceFile> opened(String name) {
    return documents.find(name).map(document -> SourceFile.of(name, document.text()));
  }

  /** Takes up the newest texts of files. */
  void refresh(Set<String> names) {
    List<SourceFile> changed = new ArrayList<>();
    for (String name : names) {
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
    Set<String> changed = new java.util.HashSet<>(now);
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
    project = new Project(disk.path(), classpath, settings, documents, isOutdated);
    load();
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

  /** Returns what could not be read. */
  List<Diagnostic> problems() {
    List<Diagnostic> all = new ArrayList<>(problems);
    all.addAll(project.diagnostics());
    return all;
  }

  @Override
  public void close() {
    project.close();
  }
}
