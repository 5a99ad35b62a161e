// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.BuildLog;
import dev.tensorlint.buildtool.BuildSources;
import dev.tensorlint.buildtool.LintSettings;
import dev.tensorlint.buildtool.Repository;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * A goal that lints the project's Java sources: its parameters, which win over the configuration
 * file.
 */
abstract class LintMojo extends AbstractMojo {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  /** Skips the goal. */
  @Parameter(property = "tensorlint.skip", defaultValue = "false")
  private boolean skip;

  /**
   * The configuration; the nearest {@code tensorlint.yaml} in or above the project's folder where
   * none is given.
   */
  @Parameter(property = "tensorlint.config")
  private @Nullable File config;

  /** File of the findings that are known; that of the configuration where none is given. */
  @Parameter(property = "tensorlint.baseline")
  private @Nullable File baseline;

  /**
   * The folder to which the paths of findings are relative; the top of the Git repository where
   * none is given, as servers expect it, or else the top folder of the build.
   */
  @Parameter(property = "tensorlint.root")
  private @Nullable File root;

  /** Whether test sources are checked, too. */
  @Parameter(property = "tensorlint.includeTests", defaultValue = "false")
  private boolean includeTests;

  /**
   * Whether tests are checked in full: test sources are, and what tests never release is reported.
   * Otherwise only what makes a test fail is reported in test code.
   */
  @Parameter(property = "tensorlint.tests", defaultValue = "false")
  private boolean tests;

  /**
   * Whether minor findings are reported: those for which hardly any reader changes the code, and
   * those in code that nothing calls.
   */
  @Parameter(property = "tensorlint.minor", defaultValue = "false")
  private boolean minor;

  /** Whether source folders below the build folder are checked, too. */
  @Parameter(property = "tensorlint.includeGenerated", defaultValue = "false")
  private boolean includeGenerated;

  /**
   * Names of the lifecycle models to use; what the configuration says where none are given, or
   * those active by default.
   */
  @Parameter(property = "tensorlint.models")
  private Set<String> models = Set.of();

  /** Lifecycle models of your own, besides those of the configuration. */
  @Parameter(property = "tensorlint.modelFiles")
  private List<File> modelFiles = List.of();

  /** Names of rules to turn off, besides those of the configuration. */
  @Parameter(property = "tensorlint.disabledRules")
  private Set<String> disabledRules = Set.of();

  /**
   * Whether code that could not be looked at in full, such as a method that was given up, fails the
   * build: a result without findings is no all-clear then.
   */
  @Parameter(property = "tensorlint.failOnIncomplete", defaultValue = "true")
  private boolean failOnIncomplete;

  /**
   * Path states per program point before they are joined; 0 for what the configuration says, or the
   * engine's default.
   */
  @Parameter(property = "tensorlint.pathStates", defaultValue = "0")
  private int pathStates;

  /**
   * Solver steps per method before it is given up; 0 for what the configuration says, or the
   * engine's default.
   */
  @Parameter(property = "tensorlint.stepBudget", defaultValue = "0")
  private int stepBudget;

  /**
   * Analyses of a recursive method before what it does counts as unknown; 0 for what the
   * configuration says, or the engine's default.
   */
  @Parameter(property = "tensorlint.recursionRounds", defaultValue = "0")
  private int recursionRounds;

  /**
   * Exceptions that are followed out of a method: {@code declared} for those that are declared,
   * thrown or modelled, {@code all} also for the unchecked ones that any call might throw. What the
   * configuration says where none is given, or {@code declared}.
   */
  @Parameter(property = "tensorlint.exceptions")
  private @Nullable String exceptions;

  /**
   * Whether calls are followed into the class files of other modules and of libraries, as far as
   * resources can reach them. What no model describes has unknown effects otherwise.
   */
  @Parameter(property = "tensorlint.followLibraries", defaultValue = "true")
  private boolean followLibraries;

  /**
   * Whether what follows from the content of the libraries alone is cached in the user's cache
   * folder, which the command shares. It is only needed where libraries are followed.
   */
  @Parameter(property = "tensorlint.cache", defaultValue = "true")
  private boolean cache;

  /**
   * Threads that read and analyse sources; 0 for the processors divided by the threads that Maven
   * builds with. Findings do not depend on it.
   */
  @Parameter(property = "tensorlint.threads", defaultValue = "0")
  private int threads;

  /**
   * Encoding of the sources; that of the {@code maven-compiler-plugin} where none is given, or else
   * {@code project.build.sourceEncoding}, or else that of the configuration. Without any, it is
   * detected.
   */
  @Parameter(property = "tensorlint.encoding")
  private @Nullable String encoding;

  @Parameter(defaultValue = "${project.build.sourceEncoding}", readonly = true)
  private @Nullable String projectEncoding;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("tensorlint is skipped");
      return;
    }
    try {
      run();
    } catch (BuildException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  private void run() throws BuildException, MojoExecutionException, MojoFailureException {
    ConfigurationFile.Loaded loaded = configuration();
    ProjectSources sources = sources();
    LintRequest request = request(sources, loaded.configuration());
    checkParameters();
    if (sources.roots().isEmpty()) {
      getLog().info("no Java sources to check");
      return;
    }
    run(request, loaded);
  }

  /** Does what the goal is for. */
  abstract void run(LintRequest request, ConfigurationFile.Loaded loaded)
      throws BuildException, MojoExecutionException, MojoFailureException;

  /** Returns the log of the goal. */
  final BuildLog log() {
    return new MavenLog(getLog());
  }

  /** Returns the listener that logs the progress of a long run. */
  final WorkMonitor progress() {
    return LintSettings.progress(log());
  }

  /** Checks the parameters of the goal before anything is done. */
  abstract void checkParameters() throws BuildException;

  /** Returns whether test sources belong to what the goal looks at. */
  boolean includesTests() {
    return includeTests || tests;
  }

  /** Returns the modules that the goal looks at together. */
  List<MavenProject> modules() {
    return List.of(project);
  }

  /** Returns whether the goal has something to do here. */
  final boolean hasSources() throws MojoExecutionException {
    return !skip && !sources().roots().isEmpty();
  }

  private ConfigurationFile.Loaded configuration() {
    return LintSettings.configuration(
        config == null ? null : config.toPath(), project.getBasedir().toPath());
  }

  private ProjectSources sources() throws MojoExecutionException {
    try {
      List<MavenProject> modules = modules();
      return modules.size() == 1
          ? ProjectSources.of(modules.get(0), includesTests(), includeGenerated)
          : ProjectSources.of(modules, includesTests(), includeGenerated);
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the class path is not resolved: " + e.getMessage(), e);
    }
  }

  /** Returns a request as the goal makes it. */
  LintRequest asked(LintRequest request) {
    return request;
  }

  private LintRequest request(ProjectSources sources, Configuration configuration)
      throws BuildException, MojoExecutionException {
    return asked(
        settings()
            .request(
                new BuildSources(
                    sources.roots(), testRoots(), sources.classpath(), sources.visibleRoots()),
                configuration,
                rootFolder(),
                usualThreads()));
  }

  private LintSettings settings() throws MojoExecutionException {
    return new LintSettings(
        modelFiles.stream().map(File::toPath).toList(),
        models,
        disabledRules,
        pathStates,
        stepBudget,
        recursionRounds,
        exceptions,
        tests,
        minor,
        followLibraries,
        cache,
        threads,
        SourceEncoding.of(project, encoding, projectEncoding));
  }

  private List<Path> testRoots() {
    return modules().stream()
        .flatMap(each -> each.getTestCompileSourceRoots().stream())
        .map(Path::of)
        .toList();
  }

  private int usualThreads() {
    int builders = Math.max(1, session.getRequest().getDegreeOfConcurrency());
    return Math.max(1, Runtime.getRuntime().availableProcessors() / builders);
  }

  /** Returns the folder to which reported paths are relative. */
  final Path rootFolder() {
    return root == null ? Repository.above(buildFolder()) : root.toPath();
  }

  /** Returns the folder of the whole multi-module project. */
  final Path buildFolder() {
    File folder = session.getRequest().getMultiModuleProjectDirectory();
    return (folder == null ? project.getBasedir() : folder).toPath();
  }

  /** Returns the file of the findings that are known, null where there is none. */
  final @Nullable Path baseline(Configuration configuration) {
    return baseline == null ? configuration.baseline() : baseline.toPath();
  }

  final boolean failOnIncomplete() {
    return failOnIncomplete;
  }

  final MavenProject project() {
    return project;
  }

  final MavenSession session() {
    return session;
  }
}
