// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.ProgressLines;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.store.UserCache;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How a build wants its sources linted. The settings win over the configuration file; a list
 * without entries, a number that is 0 and null leave a thing to it.
 *
 * @param modelFiles lifecycle models besides those of the configuration
 * @param models names of the models to use
 * @param disabledRules names of rules to turn off, besides those of the configuration
 * @param pathStates path states per program point
 * @param stepBudget solver steps per method
 * @param recursionRounds analyses of a recursive method
 * @param exceptions {@code declared} or {@code all}
 * @param tests whether what tests never release is reported
 * @param minor whether minor findings are reported
 * @param followLibraries whether calls are followed into class files
 * @param cache whether what follows from libraries is cached in the user's cache folder
 * @param threads that read and analyse
 * @param encoding of the sources
 */
public record LintSettings(
    List<Path> modelFiles,
    Set<String> models,
    Set<String> disabledRules,
    int pathStates,
    int stepBudget,
    int recursionRounds,
    @Nullable String exceptions,
    boolean tests,
    boolean minor,
    boolean followLibraries,
    boolean cache,
    int threads,
    @Nullable Charset encoding) {

  public LintSettings {
    modelFiles = List.copyOf(modelFiles);
    models = Set.copyOf(models);
    disabledRules = Set.copyOf(disabledRules);
  }

  /** Returns the linter of build tools: it reads the disk, and class files. */
  public static Linter linter() {
    return new Linter(FileTree.DISK, new BytecodeFrontEnd());
  }

  /** Returns the listener that logs the progress of a long run. */
  public static WorkMonitor progress(BuildLog log) {
    return ProgressLines.everyTenSeconds(System::nanoTime, log::info);
  }

  /**
   * Reads the configuration. Whoever runs a build trusts its project.
   *
   * @param named the file; null to look in and above the folder
   */
  public static ConfigurationFile.Loaded configuration(@Nullable Path named, Path folder) {
    if (named != null) {
      return ConfigurationFile.read(named, Trust.TRUSTED);
    }
    return ConfigurationFile.findAbove(folder, Trust.TRUSTED)
        .map(file -> ConfigurationFile.read(file, Trust.TRUSTED))
        .orElse(ConfigurationFile.Loaded.NONE);
  }

  /**
   * Returns what to lint.
   *
   * @param root the folder to which reported paths are relative
   * @param usualThreads what 0 threads stand for
   * @throws BuildException if a setting has an unknown word or a negative number
   */
  public LintRequest request(
      BuildSources sources, Configuration configuration, Path root, int usualThreads)
      throws BuildException {
    List<Path> files = new ArrayList<>(configuration.modelFiles());
    files.addAll(modelFiles);
    return new LintRequest(
            sources.roots(),
            sources.classpath(),
            files,
            models.isEmpty() ? configuration.models() : ModelChoice.only(models),
            options(configuration.engineOptions(root), sources.testRoots(), root),
            orDefault("tensorlint.threads", threads, usualThreads),
            root)
        .withVisibleRoots(sources.visibleRoots())
        .withEncoding(encoding == null ? configuration.encoding() : encoding)
        .withFollowedLibraries(followLibraries)
        .withStore(cache ? UserCache.ofProcess().jars() : ContentStore.NONE);
  }

  private EngineOptions options(EngineOptions configured, List<Path> testRoots, Path root)
      throws BuildException {
    requireKnown(disabledRules);
    return new EngineOptions(
        orDefault("tensorlint.pathStates", pathStates, configured.pathStates()),
        orDefault("tensorlint.stepBudget", stepBudget, configured.stepBudget()),
        orDefault("tensorlint.recursionRounds", recursionRounds, configured.recursionRounds()),
        rules(configured.rules(), testRoots, root),
        exceptions == null
            ? configured.exceptions()
            : Choice.of(ExceptionEdges.class, "tensorlint.exceptions", exceptions));
  }

  /** The build knows its test sources. */
  private RuleSettings rules(RuleSettings configured, List<Path> testRoots, Path root) {
    TestSettings known =
        configured
            .tests()
            .andFiles(path -> testRoots.stream().anyMatch(root.resolve(path)::startsWith));
    return configured
        .without(disabledRules)
        .withTests(known.reportingWaste(tests || known.reportsWaste()))
        .reportingMinor(minor || configured.reportsMinor());
  }

  private static int orDefault(String name, int value, int usual) throws BuildException {
    if (value < 0) {
      throw new BuildException("invalid value for " + name + ": " + value + " is negative");
    }
    return value == 0 ? usual : value;
  }

  private static void requireKnown(Set<String> names) throws BuildException {
    List<String> known = RuleCatalog.all().stream().map(Rule::name).toList();
    for (String name : new TreeSet<>(names)) {
      if (!known.contains(name)) {
        throw new BuildException(
            "unknown rule '"
                + name
                + "' in tensorlint.disabledRules: the rules are "
                + String.join(", ", known));
      }
    }
  }
}
