// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sources that are analysed together: those of one workspace folder, or the open documents that
 * belong to none. Not thread-safe.
 */
final class Project implements AutoCloseable {

  private static final Path ROOT = Path.of("").toAbsolutePath();

  private final Workspace workspace;
  private final Engine engine;
  private final LoadedModels models;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private @Nullable Results results;

  /**
   * @param folder where relative names of settings start
   */
  Project(Path folder, List<Path> classpath, Settings settings) {
    ConfigurationFile.Loaded loaded =
        ConfigurationFile.findAbove(folder)
            .map(ConfigurationFile::read)
            .orElse(ConfigurationFile.Loaded.NONE);
    diagnostics.addAll(loaded.diagnostics());
    Configuration configuration = loaded.configuration();
    models = ModelLibrary.load(request(folder, classpath, settings, configuration));
    diagnostics.addAll(models.diagnostics());
    engine = new Engine(models.models(), RuleCatalog.all(), options(settings, configuration));
    workspace =
        new Workspace(
            models.models()::mayConcern,
            new ClasspathEntries(new ShownPaths(ROOT), diagnostics).open(classpath),
            Runtime.getRuntime().availableProcessors());
  }

  /** What the editor says wins over the configuration. */
  private static ModelRequest request(
      Path folder, List<Path> classpath, Settings settings, Configuration configuration) {
    List<Path> files = new ArrayList<>(configuration.modelFiles());
    files.addAll(settings.modelFiles(folder));
    ModelChoice choice =
        settings.models().isEmpty() ? configuration.models() : ModelChoice.only(settings.models());
    return new ModelRequest(choice, files, classpath);
  }

  private static EngineOptions options(Settings settings, Configuration configuration) {
    EngineOptions usual = configuration.engineOptions(ROOT);
    return usual.withRules(usual.rules().without(settings.disabled()));
  }

  void put(Collection<SourceFile> files) {
    workspace.put(files);
    results = null;
  }

  void remove(String name) {
    workspace.remove(name);
    results = null;
  }

  boolean contains(String name) {
    return workspace.contains(name);
  }

  Set<String> names() {
    return workspace.paths();
  }

  @Nullable SourceFile text(String name) {
    return workspace.text(name);
  }

  /** Returns whether the results speak of the newest text of a file. */
  boolean isCurrent(String name) {
    return workspace.isCurrent(name);
  }

  /** Returns what is wrong with the models and the class path. */
  List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Returns what the analysis says of the sources as they are now. */
  Results results() {
    if (results == null) {
      AnalysisResult analysed = engine.analyze(workspace.program());
      List<Diagnostic> problems = new ArrayList<>(analysed.diagnostics());
      problems.addAll(workspace.diagnostics());
      results = Results.of(analysed.findings(), problems);
    }
    return results;
  }

  @Override
  public void close() {
    workspace.close();
  }
}
