// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads mappings from rules to levels. */
final class RuleLevels {

  /** Stands for every rule that is not named beside it. */
  static final String ALL = "all";

  static final Vocabulary<RuleLevel> LEVELS = Vocabulary.of(List.of(RuleLevel.values()));

  private final YamlProblems problems;
  private final List<String> known = RuleCatalog.all().stream().map(Rule::name).toList();

  RuleLevels(YamlProblems problems) {
    this.problems = problems;
  }

  Map<String, RuleLevel> read(Node node, String what) {
    Map<String, RuleLevel> named = new LinkedHashMap<>();
    Map<String, RuleLevel> levels = new LinkedHashMap<>();
    for (YamlFields.Field field : YamlFields.of(node, what, problems).all().values()) {
      Optional<RuleLevel> level = level(field);
      if (!field.key().getValue().equals(ALL)) {
        level.ifPresent(found -> named.put(field.key().getValue(), found));
      } else if (level.isPresent()) {
        known.forEach(rule -> levels.put(rule, level.get()));
      }
    }
    levels.putAll(named);
    return levels;
  }

  private Optional<RuleLevel> level(YamlFields.Field field) {
    String rule = field.key().getValue();
    if (!rule.equals(ALL) && !known.contains(rule)) {
      String hint = NearestNames.question(rule, known, "`tensorlint rules` lists them");
      problems.report(
          field.key(),
          "there is no rule " + YamlProblems.quoted(rule, "of this name") + ": " + hint);
      return Optional.empty();
    }
    return YamlFields.word(field.value(), YamlProblems.quoted(rule, "a level"), LEVELS, problems);
  }
}
