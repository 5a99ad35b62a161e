// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is kept out of the report on a project, or kept from failing the run: by its configuration,
 * in its code, by lifecycle models of its own, because tests do not last, and as minor. All lists
 * are sorted.
 *
 * @param rulesOff rules that the configuration turns off in all files
 * @param rulesOffInPlaces rules that it turns off in some files
 * @param rulesLowered rules that it makes milder than they are, in all files or in some
 * @param modelsOff lifecycle models that it takes out
 * @param known findings in the baseline
 * @param belowFailOn findings that fail a run by default, and do not with its {@code fail-on}
 * @param inCode findings that a comment or an annotation suppresses
 * @param leftOut findings that a setting leaves out
 * @param ownModels lifecycle models that the project brings itself
 */
public record Suppressed(
    List<String> rulesOff,
    List<String> rulesOffInPlaces,
    List<String> rulesLowered,
    List<String> modelsOff,
    int known,
    int belowFailOn,
    int inCode,
    LeftOut leftOut,
    List<ProjectModel> ownModels) {

  public static final Suppressed NOTHING = by(Configuration.DEFAULT);

  public Suppressed {
    rulesOff = sorted(rulesOff);
    rulesOffInPlaces = sorted(rulesOffInPlaces);
    rulesLowered = sorted(rulesLowered);
    modelsOff = sorted(modelsOff);
    ownModels = List.copyOf(ownModels);
  }

  private static List<String> sorted(Collection<String> names) {
    return names.stream().distinct().sorted().toList();
  }

  /** Returns what a configuration turns off or down, whatever is found. */
  public static Suppressed by(Configuration configuration) {
    List<String> off = rulesAt(configuration.rules(), RuleLevel.OFF).toList();
    Stream<String> inPlaces =
        configuration.sections().stream()
            .flatMap(each -> rulesAt(each.rules(), RuleLevel.OFF))
            .filter(rule -> !off.contains(rule));
    Stream<String> lowered =
        Stream.concat(
                Stream.of(configuration.rules()),
                configuration.sections().stream().map(Configuration.Section::rules))
            .flatMap(Suppressed::lowered);
    return new Suppressed(
        off,
        inPlaces.toList(),
        lowered.toList(),
        configuration.models().disabled().stream().map(ModelChoice.Written::name).toList(),
        0,
        0,
        0,
        LeftOut.NONE,
        List.of());
  }

  private static Stream<String> rulesAt(Map<String, RuleLevel> levels, RuleLevel level) {
    return levels.keySet().stream().filter(rule -> levels.get(rule) == level);
  }

  private static Stream<String> lowered(Map<String, RuleLevel> levels) {
    return RuleCatalog.all().stream()
        .filter(rule -> isLowered(rule, levels.get(rule.name())))
        .map(Rule::name);
  }

  private static boolean isLowered(Rule rule, @Nullable RuleLevel level) {
    return level != null
        && level.severity().map(set -> set.compareTo(rule.metadata().severity()) > 0).orElse(false);
  }

  /** Returns the same with findings that a baseline knows and that are left out. */
  public Suppressed withKnown(int findings) {
    return new Suppressed(
        rulesOff,
        rulesOffInPlaces,
        rulesLowered,
        modelsOff,
        findings,
        belowFailOn,
        inCode,
        leftOut,
        ownModels);
  }

  /** Returns the same with those of some findings that fail a run only by default. */
  public Suppressed withFailOn(FailOn failOn, List<Finding> findings) {
    long below =
        findings.stream()
            .map(Finding::severity)
            .filter(each -> FailOn.WARNING.includes(each) && !failOn.includes(each))
            .count();
    return new Suppressed(
        rulesOff,
        rulesOffInPlaces,
        rulesLowered,
        modelsOff,
        known,
        (int) below,
        inCode,
        leftOut,
        ownModels);
  }

  /** Returns the same with what the code and the models of the project suppress. */
  public Suppressed withProject(int findingsInCode, List<ProjectModel> models) {
    return new Suppressed(
        rulesOff,
        rulesOffInPlaces,
        rulesLowered,
        modelsOff,
        known,
        belowFailOn,
        findingsInCode,
        leftOut,
        models);
  }

  /** Returns the same with findings that a setting leaves out. */
  public Suppressed withLeftOut(LeftOut findings) {
    return new Suppressed(
        rulesOff,
        rulesOffInPlaces,
        rulesLowered,
        modelsOff,
        known,
        belowFailOn,
        inCode,
        findings,
        ownModels);
  }
}
