// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.coverage.ModelledTypes;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.model.ModelValidation;
import dev.tensorlint.rules.resource.Lifetime;
import dev.tensorlint.rules.resource.Ownership;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.fix.EditedProgram;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * Sources that are analysed together: those of one workspace folder, or the open documents that
 * belong to none. Not thread-safe.
 */
final class Project implements AutoCloseable {

  private static final Path ROOT = Path.of("").toAbsolutePath();

  /** Files that are translated before anybody notices. */
  private static final int A_FEW = 20;

  private static final int THREADS = Runtime.getRuntime().availableProcessors();

  private final Workspace workspace;
  private final Engine engine;
  private final LoadedModels models;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final List<Path> inputs = new ArrayList<>();
  private final AnalysisMemory memory = new AnalysisMemory();
  private final Optional<KnownFindings> known;
  private SourceFolder.Roots roots = SourceFolder.Roots.NONE;
  private final BooleanSupplier isOutdated;
  private List<Finding> all = List.of();
  private @Nullable Results results;
  private @Nullable FixTrials trials;

  private @Nullable List<Diagnostic> coverage;

  /**
   * @param folder where relative names of settings start
   * @param kept keeps what class files of libraries say of themselves
   * @param isOutdated whether an analysis need not go on, since its input has changed
   */
  Project(
      Path folder,
      List<Path> classpath,
      ContentStore kept,
      Settings settings,
      OpenDocuments documents,
      List<Rule> rules,
      BooleanSupplier isOutdated) {
    memory.cancelWhen(isOutdated);
    ConfigurationFile.Loaded loaded =
        ConfigurationFile.findAbove(folder, settings.trust())
            .map(file -> ConfigurationFile.read(file, settings.trust()))
            .orElse(ConfigurationFile.Loaded.NONE);
    diagnostics.addAll(loaded.diagnostics());
    Configuration configuration = loaded.configuration();
    known =
        Optional.ofNullable(configuration.baseline())
            .map(
                file ->
                    new KnownFindings(
                        file, folder, name -> documents.find(name).map(OpenDocument::text)));
    known.ifPresent(each -> diagnostics.addAll(each.problems()));
    ModelRequest request = request(folder, classpath, settings, configuration);
    ConfigurationFile.findAbove(folder, settings.trust()).ifPresent(inputs::add);
    inputs.addAll(request.files());
    // Opened before the models that jars bring are looked for: their directories are read once.
    List<Diagnostic> broken = new ArrayList<>();
    Map<Path, ClassContainer> libraries =
        new ClasspathEntries(new ShownPaths(ROOT), broken).openByPath(classpath);
    models = ModelLibrary.load(request);
    diagnostics.addAll(models.diagnostics());
    diagnostics.addAll(broken);
    workspace =
        new Workspace(
            ModelledNames.of(models.models()),
            KnownTypes.of(models.libraries()),
            List.copyOf(libraries.values()),
            THREADS);
    workspace.follow(libraries, new BytecodeFrontEnd(), kept);
    workspace.cancelWhen(isOutdated);
    engine = new Engine(models.models(), rules, options(settings, configuration));
    this.isOutdated = isOutdated;
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

  private EngineOptions options(Settings settings, Configuration configuration) {
    EngineOptions usual = configuration.engineOptions(ROOT);
    RuleSettings rules =
        usual
            .rules()
            .without(settings.disabled())
            .reportingMinor(settings.minor() || usual.rules().reportsMinor())
            .reportingIn(path -> !workspace.isOfLibrary(path) && usual.rules().reports(path));
    TestSettings tests = rules.tests().andFiles(name -> roots.isTest(name));
    return usual
        .knowingCallers()
        .withRules(rules.withTests(settings.tests() ? tests.reportingWaste(true) : tests));
  }

  /** Sets the source folders of the build files. */
  void see(SourceFolder.Roots newRoots) {
    if (!roots.equals(newRoots)) {
      roots = newRoots;
      workspace.see(roots.visible());
      results = null;
    }
  }

  /** Sets what other files than Java sources say of the classes. */
  void see(OtherFiles others) {
    workspace.see(others);
    results = null;
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

  /** Returns the configuration and the model files that it works by. */
  List<Path> inputs() {
    return List.copyOf(inputs);
  }

  /** Returns what is wrong with the models and the class path. */
  List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** Returns where models say something of methods that the libraries do not have. */
  List<Diagnostic> misfits(LoadedModels read) {
    return ModelValidation.check(read, workspace.given());
  }

  /** Returns the methods of a file. */
  Declarations declarations(String name) {
    return new Declarations(
        workspace.program().units().stream()
            .filter(unit -> unit.file().path().equals(name))
            .toList());
  }

  /**
   * Returns what the analysis says of the sources as they are now.
   *
   * @throws CancellationException if that is not wanted any more
   */
  Results results() {
    if (results == null) {
      trials = null;
      AnalysisResult analysed = analyse();
      List<Diagnostic> problems = new ArrayList<>(analysed.diagnostics());
      problems.addAll(workspace.failures());
      problems.addAll(coverage());
      all = analysed.findings();
      results = Results.of(known.map(each -> each.leaveOut(all)).orElse(all), problems);
    }
    return results;
  }

  /** Returns the trials of the fixes of the last results. */
  FixTrials trials() {
    FixTrials known = trials;
    if (known == null) {
      known = new FixTrials(new EditedProgram(workspace, engine, memory));
      trials = known;
    }
    return known;
  }

  /** Takes up another text of a file that is no source. */
  void reread(String name) {
    known
        .filter(each -> each.isIn(name))
        .ifPresent(
            each -> {
              each.reread();
              results = null;
            });
  }

  /** Returns how to make a finding of the last results known; empty where there is no baseline. */
  Optional<KnownFindings.Addition> addition(Finding finding) {
    return known.filter(each -> all.contains(finding)).flatMap(each -> each.addition(finding, all));
  }

  /**
   * Says when too many calls cannot be resolved. Once for a class path: what is being typed is
   * often not resolved.
   */
  private List<Diagnostic> coverage() {
    List<Diagnostic> known = coverage;
    if (known == null) {
      Program program = workspace.program();
      ModelledTypes types =
          new ModelledTypes(models.libraries(), program.types(), workspace.given()::isKnown);
      known = engine.coverage(program, types).gap().stream().toList();
      coverage = known;
    }
    return known;
  }

  private AnalysisResult analyse() {
    return cancellable(() -> engine.analyze(workspace.program(), memory));
  }

  private static <T> T cancellable(Supplier<T> analysis) {
    try {
      return analysis.get();
    } catch (CompletionException e) {
      if (e.getCause() instanceof CancellationException cancelled) {
        throw cancelled;
      }
      throw e;
    }
  }

  /**
   * Returns what can be told of files that parse when only these are looked at: nothing that others
   * could refute is told for sure.
   *
   * @throws CancellationException if that is not wanted any more
   */
  Map<String, List<Finding>> lookAt(List<SourceFile> some) {
    try (Workspace part = workspace.withoutSources(THREADS)) {
      part.cancelWhen(isOutdated);
      part.put(some);
      AnalysisMemory passing = new AnalysisMemory();
      passing.cancelWhen(isOutdated);
      Results results =
          told(cancellable(() -> engine.analyzePart(part.program(), passing)).findings());
      return some.stream()
          .map(SourceFile::path)
          .filter(part::isCurrent)
          .collect(Collectors.toMap(name -> name, results::in));
    }
  }

  /** Returns notes on who owns what a part of a file makes. */
  List<InlayHint> ownerHints(String name, Range part) {
    Program program = workspace.program();
    List<Ownership> made =
        program.units().stream()
            .filter(unit -> unit.file().path().equals(name))
            .flatMap(unit -> cancellable(() -> engine.ownership(program, unit, memory)).stream())
            .toList();
    SourceFile text = workspace.text(name);
    return text == null ? List.of() : OwnerHints.in(part, new Lines(text), made);
  }

  /** Returns what happens to the resources that a file creates. */
  List<Lifetime> lifetimes(String name) {
    Program program = workspace.program();
    return program.units().stream()
        .filter(unit -> unit.file().path().equals(name))
        .flatMap(unit -> cancellable(() -> engine.lifetimes(program, unit, memory)).stream())
        .toList();
  }

  private Results told(List<Finding> findings) {
    return Results.of(known.map(each -> each.leaveOut(findings)).orElse(findings), List.of());
  }

  /**
   * Returns what the analysis says of some files while what they concern elsewhere is as it was,
   * when it takes a while to find out about the rest; empty when it does not.
   *
   * @throws CancellationException if that is not wanted any more
   */
  Optional<Results> firstResults(Set<String> names) {
    return results == null
        ? workspace
            .programWithFirst(names, A_FEW)
            .map(
                program ->
                    told(cancellable(() -> engine.analyzeFirst(program, memory, names)).findings()))
        : Optional.empty();
  }

  @Override
  public void close() {
    workspace.close();
  }
}
