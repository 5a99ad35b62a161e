// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.model.ModelChoice;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a configuration file says. What it does not say is null or empty, and has its default.
 *
 * @param rules levels of rules in all files
 * @param include the files in which something is reported; null for all
 * @param exclude files in which nothing is reported
 * @param sections levels of rules in some files; a later one wins
 * @param modelFiles lifecycle models of the user, resolved
 * @param baseline file of findings that are known, resolved
 * @param unusedSuppressions how severe a suppression is that suppresses nothing
 * @param reportsTests whether what tests never release is reported
 * @param reportsMinor whether findings are reported for which hardly any reader changes the code
 * @param encoding of the sources; null to detect it
 */
public record Configuration(
    Map<String, RuleLevel> rules,
    @Nullable FilePatterns include,
    FilePatterns exclude,
    List<Section> sections,
    ModelChoice models,
    List<Path> modelFiles,
    @Nullable FailOn failOn,
    @Nullable ExceptionEdges exceptions,
    @Nullable Integer pathStates,
    @Nullable Integer stepBudget,
    @Nullable Integer recursionRounds,
    RuleLevel unusedSuppressions,
    boolean reportsTests,
    boolean reportsMinor,
    @Nullable Path baseline,
    @Nullable Charset encoding) {

  /** The configuration where there is no file. */
  public static final Configuration DEFAULT =
      new Configuration(
          Map.of(),
          null,
          FilePatterns.of(Path.of(""), List.of()),
          List.of(),
          ModelChoice.DEFAULT,
          List.of(),
          null,
          null,
          null,
          null,
          null,
          RuleLevel.NOTE,
          false,
          false,
          null,
          null);

  /** Levels of rules in some files. */
  public record Section(FilePatterns files, Map<String, RuleLevel> rules) {

    public Section {
      rules = Map.copyOf(rules);
    }
  }

  public Configuration {
    rules = Map.copyOf(rules);
    sections = List.copyOf(sections);
    modelFiles = List.copyOf(modelFiles);
  }

  /**
   * Returns the settings of an analysis.
   *
   * @param workingDirectory where the paths start that reports show
   */
  public EngineOptions engineOptions(Path workingDirectory) {
    EngineOptions defaults = EngineOptions.DEFAULT;
    return new EngineOptions(
        Optional.ofNullable(pathStates).orElse(defaults.pathStates()),
        Optional.ofNullable(stepBudget).orElse(defaults.stepBudget()),
        Optional.ofNullable(recursionRounds).orElse(defaults.recursionRounds()),
        ruleSettings(workingDirectory),
        Optional.ofNullable(exceptions).orElse(defaults.exceptions()));
  }

  private boolean saysNothingOfRules() {
    return rules.isEmpty()
        && include == null
        && exclude.isEmpty()
        && sections.isEmpty()
        && !reportsTests
        && !reportsMinor
        && unusedSuppressions == DEFAULT.unusedSuppressions;
  }

  private RuleSettings ruleSettings(Path workingDirectory) {
    if (saysNothingOfRules()) {
      return RuleSettings.DEFAULT.reportingMinor(false);
    }
    List<RuleSettings.Section> placed =
        sections.stream()
            .map(
                section ->
                    new RuleSettings.Section(
                        section.files().from(workingDirectory), section.rules()))
            .toList();
    Predicate<String> included = include == null ? path -> true : include.from(workingDirectory);
    Predicate<String> reported = included.and(exclude.from(workingDirectory).negate());
    return RuleSettings.DEFAULT
        .withLevels(rules)
        .withSections(placed)
        .reportingIn(reported)
        .withTests(TestSettings.DEFAULT.reportingWaste(reportsTests))
        .reportingMinor(reportsMinor)
        .withUnusedSuppressions(unusedSuppressions);
  }

  /** Returns the severity from which a check fails. */
  public FailOn failOnOr(FailOn otherwise) {
    return failOn == null ? otherwise : failOn;
  }
}
