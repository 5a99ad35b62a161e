// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.coverage.CallCoverage;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelOrigin;
import dev.tensorlint.rules.model.ModelValidation;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.classes.QuotedSources;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.draft.UndescribedTypes;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Lints Java sources and class files: discovery, translation, analysis. Stateless and thread-safe.
 */
public final class Linter {

  private static final AnalysisResult NOTHING =
      new AnalysisResult(List.of(), List.of(), 0, 0, 0, LeftOut.NONE, 0);

  private final FileTree files;
  private final @Nullable ClassTranslator classes;
  private final boolean onlyFollows;

  public Linter() {
    this(FileTree.DISK);
  }

  /**
   * @param files where the sources are read
   */
  public Linter(FileTree files) {
    this(files, null);
  }

  /**
   * @param files where the sources are read
   * @param classes translates class files; without it only sources are linted
   */
  public Linter(FileTree files, @Nullable ClassTranslator classes) {
    this(files, classes, false);
  }

  private Linter(FileTree files, @Nullable ClassTranslator classes, boolean onlyFollows) {
    this.files = files;
    this.classes = classes;
    this.onlyFollows = onlyFollows;
  }

  /**
   * Returns what lints sources only, and follows their calls into libraries.
   *
   * @param classes translates what is called; without it no library is followed
   */
  public static Linter ofSources(FileTree files, @Nullable ClassTranslator classes) {
    return new Linter(files, classes, true);
  }

  /**
   * Lints what the request names. Never fails on input: what could not be read, parsed or analysed
   * is a diagnostic each, and the rest goes on.
   */
  public LintResult lint(LintRequest request) {
    return lint(request, WorkMonitor.NONE);
  }

  /** Lints what the request names, and tells how far it is. */
  public LintResult lint(LintRequest request, WorkMonitor monitor) {
    try (PackedLibraries packed = packed(request)) {
      return lintUnpacked(packed.in(request), monitor).with(packed.diagnostics());
    }
  }

  /** Sources are in no archive. */
  private PackedLibraries packed(LintRequest request) {
    boolean takesArchives = classes != null && !onlyFollows;
    return PackedLibraries.of(takesArchives ? request : request.withPaths(List.of()));
  }

  private LintResult lintUnpacked(LintRequest request, WorkMonitor monitor) {
    long start = System.nanoTime();
    LoadedModels models = models(request, monitor);
    try (ScanResult scanned = scanner(models, request).scan(request, monitor)) {
      models = usedIn(scanned, models, request);
      AnalysisMemory memory =
          scanned.kept().memory(scanned.program(), models.models().annotations());
      return linted(request, models, scanned, memory, monitor, start);
    }
  }

  /**
   * Lints what the request names, and returns also what each method of each type does. The code is
   * read, translated and analysed once; the result is that of {@link #lint} and {@link #summaries}.
   */
  public LintedModule module(LintRequest request, WorkMonitor monitor) {
    long start = System.nanoTime();
    LoadedModels models = models(request, monitor);
    try (ScanResult scanned = scanner(models, request).scan(request, monitor)) {
      models = usedIn(scanned, models, request);
      AnalysisMemory memory = new AnalysisMemory();
      LintResult result = linted(request, models, scanned, memory, monitor, start);
      Engine engine = new Engine(models.models(), RuleCatalog.all(), options(request, scanned));
      return new LintedModule(result, own(engine.summaries(scanned.program(), memory), scanned));
    }
  }

  private LintResult linted(
      LintRequest request,
      LoadedModels models,
      ScanResult scanned,
      AnalysisMemory memory,
      WorkMonitor monitor,
      long start) {
    EngineOptions options = options(request, scanned);
    Engine engine = new Engine(models.models(), RuleCatalog.all(), options);
    long scannedAt = System.nanoTime();
    List<Diagnostic> problems = new ArrayList<>();
    Optional<AnalysisResult> analysis =
        analysed(engine, scanned, memory, request.threads(), monitor, problems);
    AnalysisResult analysed = analysis.orElse(NOTHING);
    long end = System.nanoTime();
    ScanCoverage coverage = ScanCoverage.of(scanned, models, engine, options.rules(), memory);
    if (analysis.isPresent()) {
      keep(memory, scanned);
    }
    List<Diagnostic> diagnostics = diagnostics(models, scanned, coverage, options.rules());
    diagnostics.addAll(analysed.diagnostics());
    diagnostics.addAll(problems);
    diagnostics.sort(Diagnostic.ORDER);
    request.store().trim();
    LintSummary summary =
        summary(scanned.counts(), analysed, coverage.calls(), end - scannedAt, end - start);
    return new LintResult(
        quoted(analysed.findings(), scanned),
        diagnostics,
        summary,
        coverage.coverage(),
        broughtAlong(models));
  }

  /**
   * Analyses what the request names, and returns what each method of each type does. Fails on input
   * no more than {@link #lint} does.
   */
  public InferredSummaries summaries(LintRequest request, WorkMonitor monitor) {
    LoadedModels models = models(request, monitor);
    return summaries(request, models, scanner(models, request), monitor);
  }

  /** Returns what is inferred of all code, that which names nothing modelled too. */
  public InferredSummaries summariesOfAll(LintRequest request, WorkMonitor monitor) {
    LoadedModels models = models(request, monitor);
    KnownTypes known = KnownTypes.of(models, request.modelRequest());
    return summaries(request, models, new Scanner(text -> true, known, files, classes), monitor);
  }

  private InferredSummaries summaries(
      LintRequest request, LoadedModels usual, Scanner scanner, WorkMonitor monitor) {
    try (ScanResult scanned = scanner.scan(request, monitor)) {
      LoadedModels models = usedIn(scanned, usual, request);
      Engine engine = new Engine(models.models(), RuleCatalog.all(), request.options());
      List<TypeSummaries> types = own(engine.summaries(scanned.program(), monitor), scanned);
      RuleSettings rules = request.options().rules();
      ScanCoverage coverage = ScanCoverage.of(scanned, models, engine, rules, UnitMemory.NONE);
      List<Diagnostic> diagnostics = diagnostics(models, scanned, coverage, rules);
      diagnostics.sort(Diagnostic.ORDER);
      return new InferredSummaries(types, diagnostics);
    }
  }

  /**
   * Returns the types of the class path that the sources use, that look like resources, and that no
   * model and no summary describes, the most used first.
   */
  public List<UndescribedTypes.Undescribed> undescribed(LintRequest request) {
    try (PackedLibraries packed = packed(request)) {
      return undescribedUnpacked(packed.in(request));
    }
  }

  private List<UndescribedTypes.Undescribed> undescribedUnpacked(LintRequest request) {
    LoadedModels models = models(request, WorkMonitor.NONE);
    KnownTypes known = KnownTypes.of(models.libraries());
    List<ClassContainer> classpath =
        new ClasspathEntries(new ShownPaths(request.workingDirectory()), new ArrayList<>())
            .open(request.classpath());
    try (ScanResult scanned = new Scanner(text -> true, known, files, classes).scan(request)) {
      return UndescribedTypes.in(scanned.program(), models.models(), classpath);
    } finally {
      classpath.forEach(Linter::close);
    }
  }

  private static void close(ClassContainer container) {
    try {
      container.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the summaries without those of libraries. */
  private static List<TypeSummaries> own(List<TypeSummaries> all, ScanResult scanned) {
    Set<String> own = ownTypes(scanned);
    return all.stream().filter(type -> own.contains(type.type())).toList();
  }

  private static Set<String> ownTypes(ScanResult scanned) {
    Set<String> libraries = scanned.libraryFiles();
    Set<String> own = new HashSet<>();
    scanned.program().units().stream()
        .filter(unit -> !libraries.contains(unit.file().path()))
        .flatMap(unit -> unit.types().stream())
        .forEach(type -> addWithNested(type, own));
    return own;
  }

  private static void addWithNested(TypeDecl type, Set<String> names) {
    names.add(RootMark.strip(type.name()));
    type.types().forEach(nested -> addWithNested(nested, names));
  }

  /** Nothing is reported in a library. */
  private static EngineOptions options(LintRequest request, ScanResult scanned) {
    Set<String> libraries = scanned.libraryFiles();
    EngineOptions options = request.analysisOptions();
    RuleSettings rules = options.rules();
    return libraries.isEmpty()
        ? options
        : options.withRules(
            rules.reportingIn(path -> !libraries.contains(path) && rules.reports(path)));
  }

  private static LoadedModels models(LintRequest request, WorkMonitor monitor) {
    LoadedModels models = ModelLibrary.load(request.modelRequest());
    monitor.lists(WorkMonitor.Topic.MODELS, names(models));
    return models;
  }

  /** Returns the models for the versions of libraries that the sources use. */
  private static LoadedModels usedIn(ScanResult scanned, LoadedModels models, LintRequest request) {
    return models.with(scanned.versions(), request.modelRequest());
  }

  private Scanner scanner(LoadedModels models, LintRequest request) {
    KnownTypes known = KnownTypes.of(models, request.modelRequest());
    FileTree sources = request.overlay().over(files);
    ModelledNames names = ModelledNames.of(models.models());
    long most = Scanner.mostCharacters();
    return new Scanner(names, known, sources, classes, onlyFollows, most);
  }

  /** Returns what is to be said before the analysis has its say. */
  private static List<Diagnostic> diagnostics(
      LoadedModels models, ScanResult scanned, ScanCoverage coverage, RuleSettings rules) {
    List<Diagnostic> diagnostics = new ArrayList<>(models.ofRuns());
    diagnostics.addAll(wrongModels(models, scanned));
    diagnostics.addAll(reported(scanned.diagnostics(), rules));
    diagnostics.addAll(coverage.diagnostics());
    return diagnostics;
  }

  /**
   * Analyses a program. Where the analysis as a whole finds no room, that is all that can be
   * reported.
   */
  private static Optional<AnalysisResult> analysed(
      Engine engine,
      ScanResult scanned,
      AnalysisMemory memory,
      int threads,
      WorkMonitor monitor,
      List<Diagnostic> problems) {
    try {
      return Optional.of(engine.analyze(scanned.program(), memory, threads, monitor));
    } catch (CompletionException | OutOfMemoryError | StackOverflowError e) {
      Fault fault = Fault.of(e);
      if (fault.isDefect()) {
        throw e;
      }
      String message = "nothing is analysed: the program " + fault.what() + "; " + fault.cure();
      problems.add(Diagnostic.error(null, message));
      return Optional.empty();
    }
  }

  /** What there is no room for is not kept. */
  private static void keep(AnalysisMemory memory, ScanResult scanned) {
    try {
      scanned.kept().save(memory);
    } catch (OutOfMemoryError | StackOverflowError e) {
      // The next run analyses all.
    }
  }

  /** Returns the findings with those in class files where their sources are. */
  private static List<Finding> quoted(List<Finding> findings, ScanResult scanned) {
    try (QuotedSources sources = new QuotedSources(scanned.classes())) {
      return sources.quoted(findings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<LibraryModel> broughtAlong(LoadedModels models) {
    return models.libraries().stream()
        .filter(model -> model.origin() != ModelOrigin.BUNDLED)
        .toList();
  }

  private static List<String> names(LoadedModels models) {
    return models.libraries().stream()
        .map(model -> model.name() + " (" + model.path() + ")")
        .toList();
  }

  /** A bundled model that knows a newer version of a library than the analysed one is no news. */
  private static List<Diagnostic> wrongModels(LoadedModels models, ScanResult scanned) {
    return ModelValidation.checkBroughtAlong(models, scanned.given()).stream()
        .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
        .toList();
  }

  /** A file in which nothing is reported may be as broken as it likes. */
  private static List<Diagnostic> reported(List<Diagnostic> diagnostics, RuleSettings rules) {
    return diagnostics.stream().filter(diagnostic -> isReported(diagnostic, rules)).toList();
  }

  private static boolean isReported(Diagnostic diagnostic, RuleSettings rules) {
    String path = diagnostic.path();
    return path == null || !path.endsWith(".java") || rules.reports(path);
  }

  private static LintSummary summary(
      ScanCounts counts,
      AnalysisResult analysed,
      CallCoverage calls,
      long analyseNanos,
      long totalNanos) {
    return new LintSummary(
        counts.files(),
        counts.filesExcluded(),
        counts.filesSkipped(),
        counts.lines(),
        counts.unresolvedNames(),
        analysed.methodsAnalysed(),
        analysed.methodsNotAnalysed(),
        calls.calls(),
        calls.unresolved(),
        analysed.suppressed(),
        analysed.leftOut(),
        counts.parseNanos(),
        counts.resolveNanos(),
        analyseNanos,
        totalNanos);
  }
}
