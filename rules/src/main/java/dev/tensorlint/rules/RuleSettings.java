// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which rules run, where, and how severe they are. Files are named by the paths that reports show.
 *
 * @param disabled rules that are off in all files; wins over levels and sections
 * @param levels levels of rules in all files; a rule without one has its own severity
 * @param sections levels in some files; a later section wins over an earlier one and over {@code
 *     levels}
 * @param reported the files in which findings and diagnostics are reported
 * @param tests what is reported in test code
 * @param reportsMinor whether minor findings are reported: those for which hardly any reader
 *     changes the code, and those in code that nothing calls
 * @param reportsUncalled whether what is minor only because nothing calls the code is reported in
 *     any case: new code has no callers yet
 * @param unusedSuppressions severity of the diagnostic for a suppression that suppresses nothing
 */
public record RuleSettings(
    Set<String> disabled,
    Map<String, RuleLevel> levels,
    List<Section> sections,
    Predicate<String> reported,
    TestSettings tests,
    boolean reportsMinor,
    boolean reportsUncalled,
    RuleLevel unusedSuppressions) {

  /** Every rule with its own severity in every file. */
  public static final RuleSettings DEFAULT =
      new RuleSettings(
          Set.of(),
          Map.of(),
          List.of(),
          RuleSettings::isAFile,
          TestSettings.DEFAULT,
          true,
          false,
          RuleLevel.NOTE);

  /** Levels in the files that a predicate accepts. */
  public record Section(Predicate<String> files, Map<String, RuleLevel> levels) {

    public Section {
      levels = Map.copyOf(levels);
    }
  }

  public RuleSettings {
    disabled = Set.copyOf(disabled);
    levels = Map.copyOf(levels);
    sections = List.copyOf(sections);
  }

  private static boolean isAFile(String path) {
    return true;
  }

  /** Returns settings with other levels for all files. */
  public RuleSettings withLevels(Map<String, RuleLevel> newLevels) {
    return new RuleSettings(
        disabled,
        newLevels,
        sections,
        reported,
        tests,
        reportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  public RuleSettings withSections(List<Section> newSections) {
    return new RuleSettings(
        disabled,
        levels,
        newSections,
        reported,
        tests,
        reportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  /** Returns settings that report in the given files only. */
  public RuleSettings reportingIn(Predicate<String> files) {
    return new RuleSettings(
        disabled,
        levels,
        sections,
        files,
        tests,
        reportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  public RuleSettings withTests(TestSettings newTests) {
    return new RuleSettings(
        disabled,
        levels,
        sections,
        reported,
        newTests,
        reportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  /** Returns the same with another answer to whether minor findings are reported. */
  public RuleSettings reportingMinor(boolean newReportsMinor) {
    return new RuleSettings(
        disabled,
        levels,
        sections,
        reported,
        tests,
        newReportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  /** Returns settings by which a finding is not minor because nothing calls its code. */
  public RuleSettings reportingUncalled() {
    return new RuleSettings(
        disabled, levels, sections, reported, tests, reportsMinor, true, unusedSuppressions);
  }

  public RuleSettings withUnusedSuppressions(RuleLevel level) {
    return new RuleSettings(
        disabled, levels, sections, reported, tests, reportsMinor, reportsUncalled, level);
  }

  /** Returns these settings with some rules off everywhere. */
  public RuleSettings without(Set<String> rules) {
    return new RuleSettings(
        rules,
        levels,
        sections,
        reported,
        tests,
        reportsMinor,
        reportsUncalled,
        unusedSuppressions);
  }

  /** Returns whether anything is reported in a file. */
  public boolean reports(String path) {
    return reported.test(path);
  }

  /** Returns whether there may be a file in which a rule reports. */
  public boolean mayRun(String rule) {
    return !disabled.contains(rule)
        && (levels.get(rule) != RuleLevel.OFF || sections.stream().anyMatch(s -> turnsOn(s, rule)));
  }

  private static boolean turnsOn(Section section, String rule) {
    return section.levels().getOrDefault(rule, RuleLevel.OFF) != RuleLevel.OFF;
  }

  /** Returns whether a rule reports in a file. */
  public boolean runs(String rule, String path) {
    return reports(path) && level(rule, path).map(level -> level != RuleLevel.OFF).orElse(true);
  }

  /** Returns whether a finding of a rule is left out where the code is of tests alone. */
  boolean isLeftOutOfTests(Rule rule, String path) {
    return rule.metadata().harm() == Harm.WASTE
        && !tests.reportsWaste()
        && sections.stream().noneMatch(section -> names(section, rule.name(), path));
  }

  /** A section of some files says of them what it says, tests or not. */
  private static boolean names(Section section, String rule, String path) {
    return section.levels().containsKey(rule) && section.files().test(path);
  }

  /** Returns the level that is set for a rule in a file. */
  public Optional<RuleLevel> level(String rule, String path) {
    if (disabled.contains(rule)) {
      return Optional.of(RuleLevel.OFF);
    }
    for (int i = sections.size() - 1; i >= 0; i--) {
      RuleLevel level = sections.get(i).levels().get(rule);
      if (level != null && sections.get(i).files().test(path)) {
        return Optional.of(level);
      }
    }
    return Optional.ofNullable(levels.get(rule));
  }
}
