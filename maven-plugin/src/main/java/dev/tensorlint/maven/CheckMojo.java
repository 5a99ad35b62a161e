// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.Linter;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Finds tensor lifecycle bugs in the project's Java sources: each finding is logged, all of them go
 * to a report file, and those of a given severity fail the build. Sources are only read, never
 * executed or changed.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CheckMojo extends AbstractMojo {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  /** Skips the check. */
  @Parameter(property = "tensorlint.skip", defaultValue = "false")
  private boolean skip;

  /** The mildest severity that fails the build: {@code error|warning|note|never}. */
  @Parameter(property = "tensorlint.failOn", defaultValue = "warning")
  private String failOn;

  /**
   * Whether input that could not be checked, such as a file that does not parse or a broken model,
   * fails the build.
   */
  @Parameter(property = "tensorlint.failOnDiagnostics", defaultValue = "true")
  private boolean failOnDiagnostics;

  /** Form of the report file: {@code text|json}. */
  @Parameter(property = "tensorlint.format", defaultValue = "text")
  private String format;

  /**
   * The report file; {@code tensorlint.txt} or {@code tensorlint.json} in the build folder where
   * none is given.
   */
  @Parameter(property = "tensorlint.outputFile")
  private @Nullable File outputFile;

  /** Whether test sources are checked, too. */
  @Parameter(property = "tensorlint.includeTests", defaultValue = "false")
  private boolean includeTests;

  /** Whether source folders below the build folder are checked, too. */
  @Parameter(property = "tensorlint.includeGenerated", defaultValue = "false")
  private boolean includeGenerated;

  /** Names of the lifecycle models to use; those active by default where none are given. */
  @Parameter(property = "tensorlint.models")
  private Set<String> models = Set.of();

  /** Lifecycle models of your own. */
  @Parameter(property = "tensorlint.modelFiles")
  private List<File> modelFiles = List.of();

  /** Names of rules to turn off. */
  @Parameter(property = "tensorlint.disabledRules")
  private Set<String> disabledRules = Set.of();

  /** Path states per program point before they are joined; 0 for the engine's default. */
  @Parameter(property = "tensorlint.pathStates", defaultValue = "0")
  private int pathStates;

  /** Solver steps per method before it is given up; 0 for the engine's default. */
  @Parameter(property = "tensorlint.stepBudget", defaultValue = "0")
  private int stepBudget;

  /**
   * Exceptions that are followed out of a method: {@code declared} for those that are declared,
   * thrown or modelled, {@code all} also for the unchecked ones that any call might throw.
   */
  @Parameter(property = "tensorlint.exceptions", defaultValue = "declared")
  private String exceptions = "declared";

  /**
   * Threads that read sources; 0 for the processors divided by the threads that Maven builds with.
   * Findings do not depend on it.
   */
  @Parameter(property = "tensorlint.threads", defaultValue = "0")
  private int threads;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("tensorlint is skipped");
      return;
    }
    FailOn limit = Choice.of(FailOn.class, "tensorlint.failOn", failOn);
    ReportFormat form = Choice.of(ReportFormat.class, "tensorlint.format", format);
    ProjectSources sources = sources();
    LintRequest request = request(sources);
    if (sources.roots().isEmpty()) {
      getLog().info("no Java sources to check");
      return;
    }
    LintResult result = new Linter().lint(request);
    Path file = reportFile(form);
    write(result, form, file);
    log(result);
    getLog().info(new Verdict(limit, failOnDiagnostics, file).on(result));
  }

  private ProjectSources sources() throws MojoExecutionException {
    try {
      return ProjectSources.of(project, includeTests, includeGenerated);
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the class path is not resolved: " + e.getMessage(), e);
    }
  }

  private LintRequest request(ProjectSources sources) throws MojoExecutionException {
    return new LintRequest(
        sources.roots(),
        sources.classpath(),
        modelFiles.stream().map(File::toPath).toList(),
        models,
        options(),
        threadCount(),
        rootFolder());
  }

  private EngineOptions options() throws MojoExecutionException {
    requireKnown(disabledRules);
    return new EngineOptions(
        orDefault("tensorlint.pathStates", pathStates, EngineOptions.DEFAULT.pathStates()),
        orDefault("tensorlint.stepBudget", stepBudget, EngineOptions.DEFAULT.stepBudget()),
        disabledRules,
        Map.of(),
        Choice.of(ExceptionEdges.class, "tensorlint.exceptions", exceptions));
  }

  private int threadCount() throws MojoExecutionException {
    int builders = Math.max(1, session.getRequest().getDegreeOfConcurrency());
    int share = Runtime.getRuntime().availableProcessors() / builders;
    return orDefault("tensorlint.threads", threads, Math.max(1, share));
  }

  private static int orDefault(String property, int value, int fallback)
      throws MojoExecutionException {
    if (value < 0) {
      throw new MojoExecutionException(
          "invalid value for " + property + ": " + value + " is negative");
    }
    return value == 0 ? fallback : value;
  }

  private static void requireKnown(Set<String> names) throws MojoExecutionException {
    List<String> known = RuleCatalog.all().stream().map(Rule::name).toList();
    for (String name : new TreeSet<>(names)) {
      if (!known.contains(name)) {
        throw new MojoExecutionException(
            "unknown rule '"
                + name
                + "' in tensorlint.disabledRules: the rules are "
                + String.join(", ", known));
      }
    }
  }

  /** Returns the folder of the whole multi-module project, to which reported paths are relative. */
  private Path rootFolder() {
    File root = session.getRequest().getMultiModuleProjectDirectory();
    return (root == null ? project.getBasedir() : root).toPath();
  }

  private Path reportFile(ReportFormat form) {
    return outputFile == null
        ? Path.of(project.getBuild().getDirectory(), form.defaultFileName())
        : outputFile.toPath();
  }

  private static void write(LintResult result, ReportFormat form, Path file)
      throws MojoExecutionException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (Writer writer = Files.newBufferedWriter(file)) {
        form.reporter().write(report(result), writer);
      }
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write the report to " + file + ": " + e, e);
    }
  }

  /** Returns the report without times: the same sources give the same file. */
  private static Report report(LintResult result) {
    LintSummary summary = result.summary();
    return new Report(
        result.findings(),
        result.diagnostics(),
        new ReportSummary(
            summary.files(),
            summary.lines(),
            summary.unresolvedNames(),
            summary.methodsAnalysed(),
            summary.methodsNotAnalysed(),
            null));
  }

  private void log(LintResult result) {
    FindingLog log = new FindingLog(getLog());
    result.diagnostics().forEach(log::write);
    result.findings().forEach(log::write);
  }
}
