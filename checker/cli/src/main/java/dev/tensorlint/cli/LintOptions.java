// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.config.UserConfiguration;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintCoverage;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.kept.KeptLints;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.store.UserCache;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * What to lint and how: the options that all commands have which lint, and the configuration file.
 * An option wins over the file. What the paths are is for the command to say.
 */
abstract class LintOptions {

  private final Console console;

  /** The files from which the settings of rules come. */
  private final List<Path> settingsFiles = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The configuration (default: the nearest tensorlint.yaml above PATH).")
  private @Nullable Path config;

  @Option(names = "--no-config", description = "Uses no configuration.")
  private boolean withoutConfig;

  @Option(
      names = "--classpath",
      paramLabel = "CP",
      description =
          "Jars and folders of classes that the sources use; DIR/* means all jars of DIR, @FILE the"
              + " entries that FILE lists (default: the class path of the build files of PATH).")
  private String classpath = "";

  @Option(
      names = "--no-follow-libraries",
      description =
          "Follows no calls into the class files of the class path: what neither a model nor a"
              + " summary describes has unknown effects.")
  private boolean leavesLibraries;

  @Option(
      names = "--offline",
      description = "Downloads nothing to find the class path; uses only the local repository.")
  private boolean isOffline;

  @Option(
      names = "--no-cache",
      description = "Reads the build files and the code anew and caches nothing for the next run.")
  private boolean withoutCache;

  @Option(
      names = "--trust-project",
      description =
          "Runs the build of the project to get its class path, and lets its configuration name"
              + " files outside of it (default: no code of the project is executed).")
  private boolean trustsProject;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      converter = EncodingConverter.class,
      description =
          "Encoding of the sources (default: that of a byte order mark, else UTF-8, else"
              + " windows-1252).")
  private @Nullable Charset encoding;

  @Option(
      names = "--models",
      paramLabel = "NAME",
      split = ",",
      description = "Lifecycle models to use (default: those active by default).")
  private Set<String> models = new LinkedHashSet<>();

  @Option(
      names = "--model-file",
      paramLabel = "FILE",
      description = "Your own lifecycle model; may be repeated.")
  private List<Path> modelFiles = List.of();

  @Option(
      names = "--disable",
      paramLabel = "RULE",
      split = ",",
      description = "Turns a rule off; may be repeated.")
  private Set<String> disabled = new LinkedHashSet<>();

  @Option(
      names = "--tests",
      description =
          "Checks tests in full: the test sources of a project, too, and what tests never release"
              + " (default: in test code, only what makes it fail is reported).")
  private boolean reportsTests;

  @Option(
      names = "--minor",
      description =
          "Also shows minor findings: those for which hardly any reader changes the code, and those"
              + " in code that nothing calls.")
  private boolean reportsMinor;

  @Option(
      names = "--unused-suppressions",
      paramLabel = "error|warning|note|off",
      description = "Severity of a suppression that suppresses nothing (default: note).")
  private @Nullable RuleLevel unusedSuppressions;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that read and analyse sources (default: one per processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--path-states",
      paramLabel = "N",
      description = "Path states per program point before they are joined (default: 32).")
  private @Nullable Integer pathStates;

  @Option(
      names = "--step-budget",
      paramLabel = "N",
      description = "Steps of work per method before its analysis stops (default: 200000).")
  private @Nullable Integer stepBudget;

  @Option(
      names = "--recursion-rounds",
      paramLabel = "N",
      description =
          "Analyses of a recursive method before its effects count as unknown (default: 8).")
  private @Nullable Integer recursionRounds;

  @Option(
      names = "--exceptions",
      paramLabel = "declared|all",
      description =
          "Exceptions that are followed out of a method: those that are declared, thrown or"
              + " modelled (default), or also the unchecked exceptions that any call might throw.")
  private @Nullable ExceptionEdges exceptions;

  LintOptions(Console console) {
    this.console = console;
  }

  /**
   * What a command has to do.
   *
   * @param layout what the build files of the PATHs tell
   * @param trust what the checked project may do
   * @param diagnostics what is wrong with the configuration; the request does without it
   */
  record Job(
      LintRequest request,
      Configuration configuration,
      ProjectLayout layout,
      Trust trust,
      List<Diagnostic> diagnostics) {

    /** Returns the same job on another request. */
    Job with(LintRequest newRequest) {
      return new Job(newRequest, configuration, layout, trust, diagnostics);
    }

    /** Returns what is wrong with the configuration and, by what it costs, the build files. */
    List<Diagnostic> diagnosticsFor(LintResult result) {
      List<Diagnostic> all = new ArrayList<>(diagnostics);
      all.addAll(gaps(result).diagnostics());
      new NewerJava(layout, Runtime.version().feature())
          .diagnostic(result.coverage())
          .ifPresent(all::add);
      return all;
    }

    /** Returns what the build files do not tell, by what it costs. */
    ProjectGaps gaps(LintResult result) {
      LintCoverage coverage = result.coverage();
      return new ProjectGaps(
          layout, paths(coverage.modelledFiles()), paths(coverage.unresolvedFiles()));
    }

    private Set<Path> paths(Set<String> shown) {
      return shown.stream()
          .map(each -> request.workingDirectory().resolve(each).normalize())
          .collect(Collectors.toSet());
    }
  }

  /** Returns the files and folders to lint, as the user wrote them. */
  abstract List<Path> paths();

  /** Returns the models that the options name; no others are left out. */
  ModelRequest modelRequest() throws IOException {
    return new ModelRequest(
        Set.of(), resolved(modelFiles), new Classpath(console).parse(classpath));
  }

  /** Reads the options, the configuration and the build files, for what the main sources use. */
  Job job(WorkMonitor monitor) throws IOException {
    return job(ClasspathScope.MAIN, monitor);
  }

  /**
   * Reads the options, the configuration and the build files.
   *
   * @param monitor follows the reading of the build files
   */
  Job job(ClasspathScope scope, WorkMonitor monitor) throws IOException {
    requireAtLeastOne("--threads", threads);
    requireAtLeastOne("--path-states", pathStates);
    requireAtLeastOne("--step-budget", stepBudget);
    requireAtLeastOne("--recursion-rounds", recursionRounds);
    disabled.forEach(name -> RuleNames.find(spec.commandLine(), name));
    UserConfiguration.Loaded user = userConfiguration();
    ConfigurationFile.Loaded loaded = configuration(user.configuration());
    LintRequest request = request(loaded.configuration());
    boolean withTests = request.options().rules().tests().reportsWaste();
    ClasspathScope wanted = withTests ? ClasspathScope.TEST : scope;
    ClasspathScope asked = request.classpath().isEmpty() ? wanted : ClasspathScope.NONE;
    Trust trust = trust(user.configuration());
    ProjectOptions options =
        ProjectOptions.ofUser(trust, isOffline)
            .withScope(asked)
            .withCache(withoutCache ? null : cache().folder())
            .withMonitor(monitor);
    ProjectPaths projects = ProjectPaths.read(request.paths(), options, withTests);
    List<Diagnostic> diagnostics = new ArrayList<>(user.diagnostics());
    diagnostics.addAll(loaded.diagnostics());
    return new Job(
        projects.in(request), loaded.configuration(), projects.layout(), trust, diagnostics);
  }

  private UserConfiguration.Loaded userConfiguration() {
    Path file = UserConfiguration.location(console.environment(), home());
    settingsFiles.add(file);
    return UserConfiguration.read(file, home());
  }

  /** Returns what is kept of whole runs. */
  KeptLints kept() {
    return new KeptLints(withoutCache ? ContentStore.NONE : cache().findings(), FileTree.DISK);
  }

  /**
   * Returns the settings of rules as a text: the command line, and the files that it was read with.
   */
  String settings() throws IOException {
    StringBuilder settings = new StringBuilder();
    settings.append(spec.commandLine().getParseResult().expandedArgs());
    for (Path each : settingsFiles) {
      settings.append('\n').append(each).append('\n');
      settings.append(
          Files.exists(each) ? Files.readString(each, StandardCharsets.ISO_8859_1) : "");
    }
    return settings.toString();
  }

  private UserCache cache() {
    return UserCache.of(console.environment(), home());
  }

  private Path home() {
    String usual = System.getProperty("user.home", "");
    return Path.of(console.environment().getOrDefault("HOME", usual));
  }

  private ConfigurationFile.Loaded configuration(UserConfiguration user) {
    if (withoutConfig) {
      return ConfigurationFile.Loaded.NONE;
    }
    if (config != null) {
      return read(console.resolve(config), user);
    }
    List<Path> found =
        resolved(paths()).stream()
            .map(path -> ConfigurationFile.findAbove(path, trustOf(path, user)))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    if (found.size() > 1) {
      throw new ParameterException(spec.commandLine(), ambiguous(found));
    }
    return found.isEmpty() ? ConfigurationFile.Loaded.NONE : read(found.get(0), user);
  }

  private ConfigurationFile.Loaded read(Path file, UserConfiguration user) {
    settingsFiles.add(file);
    Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
    return ConfigurationFile.read(file, trustOf(folder, user));
  }

  private String ambiguous(List<Path> found) {
    return "the PATHs have different configurations, "
        + console.shown(found.get(0).toString())
        + " and "
        + console.shown(found.get(1).toString())
        + "; name one with --config, or use --no-config";
  }

  private LintRequest request(Configuration configuration) throws IOException {
    List<Path> files = new ArrayList<>(configuration.modelFiles());
    files.addAll(resolved(modelFiles));
    return new LintRequest(
            resolved(paths()),
            new Classpath(console).parse(classpath),
            files,
            models.isEmpty() ? configuration.models() : ModelChoice.only(models),
            engineOptions(configuration.engineOptions(console.workingDirectory())),
            threads,
            console.workingDirectory())
        .withEncoding(encoding == null ? configuration.encoding() : encoding)
        .withFollowedLibraries(!leavesLibraries)
        .withStore(withoutCache ? ContentStore.NONE : cache().jars());
  }

  private EngineOptions engineOptions(EngineOptions configured) {
    RuleSettings given = configured.rules().without(disabled);
    RuleSettings rules =
        given
            .withTests(given.tests().reportingWaste(reportsTests || given.tests().reportsWaste()))
            .reportingMinor(reportsMinor || given.reportsMinor());
    return new EngineOptions(
        Objects.requireNonNullElse(pathStates, configured.pathStates()),
        Objects.requireNonNullElse(stepBudget, configured.stepBudget()),
        Objects.requireNonNullElse(recursionRounds, configured.recursionRounds()),
        unusedSuppressions == null ? rules : rules.withUnusedSuppressions(unusedSuppressions),
        Objects.requireNonNullElse(exceptions, configured.exceptions()));
  }

  /** Returns what the checked project may do: what the least trusted of all PATHs may do. */
  private Trust trust(UserConfiguration user) {
    boolean trustsAll =
        resolved(paths()).stream().allMatch(path -> trustOf(path, user) == Trust.TRUSTED);
    return trustsAll ? Trust.TRUSTED : Trust.UNTRUSTED;
  }

  private Trust trustOf(Path path, UserConfiguration user) {
    return trustsProject ? Trust.TRUSTED : user.trustOf(path);
  }

  private void requireAtLeastOne(String option, @Nullable Integer value) {
    if (value != null && value < 1) {
      String message = "invalid value for option '" + option + "': must be at least 1";
      throw new ParameterException(spec.commandLine(), message);
    }
  }

  private List<Path> resolved(List<Path> given) {
    return given.stream().map(console::resolve).toList();
  }
}
