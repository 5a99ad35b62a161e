// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlDocument;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.Node;

/** From the text of a configuration file to what it says. */
final class ConfigurationDecoder {

  static final List<String> KEYS =
      List.of(
          "rules",
          "paths",
          "models",
          "fail-on",
          "exceptions",
          "unused-suppressions",
          "engine",
          "baseline");
  static final List<String> PATHS_KEYS = List.of("include", "exclude", "rules");
  static final List<String> MODELS_KEYS = List.of("enable", "disable", "files");
  static final List<String> ENGINE_KEYS = List.of("path-states", "step-budget", "recursion-rounds");

  static final Vocabulary<FailOn> FAIL_ON = Vocabulary.of(List.of(FailOn.values()));
  static final Vocabulary<ExceptionEdges> EXCEPTIONS =
      Vocabulary.of(List.of(ExceptionEdges.values()));

  private final Path file;
  private final Path folder;
  private final YamlProblems problems;
  private final RuleLevels levels;

  private ConfigurationDecoder(Path file, YamlProblems problems) {
    this.file = file;
    this.folder = Optional.ofNullable(file.getParent()).orElse(file);
    this.problems = problems;
    this.levels = new RuleLevels(problems);
  }

  /** Returns what a file says; what is wrong in it is reported and has its default. */
  static Configuration decode(Path file, String text, YamlProblems problems) {
    return YamlDocument.compose(text, "a configuration", null, problems)
        .map(document -> new ConfigurationDecoder(file, problems).configuration(document))
        .orElse(Configuration.DEFAULT);
  }

  private Configuration configuration(Node document) {
    YamlFields fields = YamlFields.of(document, "a configuration", KEYS, problems);
    YamlFields paths = section(fields, "paths", PATHS_KEYS);
    YamlFields models = section(fields, "models", MODELS_KEYS);
    YamlFields engine = section(fields, "engine", ENGINE_KEYS);
    return new Configuration(
        fields.value("rules").map(node -> levels.read(node, "`rules`")).orElse(Map.of()),
        paths.value("include").isEmpty() ? null : patterns(paths, "include"),
        patterns(paths, "exclude"),
        sections(paths),
        new ModelChoice(Set.of(), names(models, "enable"), names(models, "disable")),
        models.texts("files").stream().flatMap(text -> path(text).stream()).toList(),
        fields.word("fail-on", FAIL_ON).orElse(null),
        fields.word("exceptions", EXCEPTIONS).orElse(null),
        engine.number("path-states").orElse(null),
        engine.number("step-budget").orElse(null),
        engine.number("recursion-rounds").orElse(null),
        fields.word("unused-suppressions", RuleLevels.LEVELS).orElse(RuleLevel.NOTE),
        fields.written("baseline").flatMap(this::path).orElse(null));
  }

  private YamlFields section(YamlFields fields, String key, List<String> known) {
    return fields
        .value(key)
        .map(node -> YamlFields.of(node, "`" + key + "`", known, problems))
        .orElseGet(() -> YamlFields.none(problems));
  }

  private FilePatterns patterns(YamlFields paths, String key) {
    List<String> written = paths.texts(key).stream().map(YamlFields.Written::text).toList();
    return FilePatterns.of(folder, written);
  }

  private List<Configuration.Section> sections(YamlFields paths) {
    List<Configuration.Section> sections = new ArrayList<>();
    paths
        .value("rules")
        .map(node -> YamlFields.of(node, "`rules` of `paths`", problems).all().values())
        .ifPresent(all -> all.forEach(field -> sections.add(section(field))));
    return sections;
  }

  private Configuration.Section section(YamlFields.Field field) {
    String pattern = field.key().getValue();
    return new Configuration.Section(
        FilePatterns.of(folder, List.of(pattern)), levels.read(field.value(), "`" + pattern + "`"));
  }

  private List<ModelChoice.Written> names(YamlFields models, String key) {
    String path = file.toString().replace('\\', '/');
    return models.texts(key).stream()
        .map(name -> new ModelChoice.Written(name.text(), path, name.at()))
        .toList();
  }

  private Optional<Path> path(YamlFields.Written written) {
    try {
      return Optional.of(folder.resolve(written.text()).normalize());
    } catch (InvalidPathException e) {
      problems.report(written.at(), "`" + written.text() + "` is no path: " + e.getReason());
      return Optional.empty();
    }
  }
}
