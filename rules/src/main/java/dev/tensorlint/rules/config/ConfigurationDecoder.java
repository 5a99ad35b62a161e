// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlDocument;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

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
          "tests",
          "minor",
          "engine",
          "baseline",
          "encoding");
  static final List<String> PATHS_KEYS = List.of("include", "exclude", "rules");
  static final List<String> MODELS_KEYS = List.of("enable", "disable", "files");
  static final List<String> ENGINE_KEYS = List.of("path-states", "step-budget", "recursion-rounds");

  private static final String TRUST_ELSEWHERE =
      "a project cannot set `trust`: put it into your own configuration,"
          + " ~/.config/tensorlint/config.yaml, or use --trust-project";
  private static final int MOST_PATTERN_LETTERS = 20_000;

  static final Vocabulary<FailOn> FAIL_ON = Vocabulary.of(List.of(FailOn.values()));
  static final Vocabulary<ExceptionEdges> EXCEPTIONS =
      Vocabulary.of(List.of(ExceptionEdges.values()));

  private final Path file;
  private final Path folder;
  private final YamlProblems problems;
  private final RuleLevels levels;
  private final Reach reach;
  private int patternLetters;

  private ConfigurationDecoder(Path file, Reach reach, YamlProblems problems) {
    this.file = file;
    this.reach = reach;
    this.folder = Optional.ofNullable(file.getParent()).orElse(file);
    this.problems = problems;
    this.levels = new RuleLevels(problems);
  }

  /** Returns what a file says; what is wrong in it is reported and has its default. */
  static Configuration decode(Path file, String text, Reach reach, YamlProblems problems) {
    return YamlDocument.compose(text, "a configuration", null, problems)
        .flatMap(document -> fields(document, problems))
        .map(fields -> new ConfigurationDecoder(file, reach, problems).configuration(fields))
        .orElse(Configuration.DEFAULT);
  }

  private static Optional<YamlFields> fields(Node document, YamlProblems problems) {
    Node own = document instanceof MappingNode all ? withoutTrust(all, problems) : document;
    return YamlFields.ofDocument(own, "a configuration", KEYS, problems);
  }

  /** That a project is trusted is not for the project to say. */
  private static Node withoutTrust(MappingNode document, YamlProblems problems) {
    List<NodeTuple> own = new ArrayList<>();
    for (NodeTuple tuple : document.getValue()) {
      if (tuple.getKeyNode() instanceof ScalarNode key
          && key.getValue().equals(UserConfiguration.TRUST)) {
        problems.report(key, TRUST_ELSEWHERE);
      } else {
        own.add(tuple);
      }
    }
    return new MappingNode(
        document.getTag(),
        true,
        own,
        document.getFlowStyle(),
        document.getStartMark(),
        document.getEndMark());
  }

  private Configuration configuration(YamlFields fields) {
    YamlFields paths = section(fields, "paths", PATHS_KEYS);
    YamlFields models = section(fields, "models", MODELS_KEYS);
    YamlFields engine = section(fields, "engine", ENGINE_KEYS);
    return new Configuration(
        fields.value("rules").map(node -> levels.read(node, "`rules`")).orElse(Map.of()),
        paths.value("include").isEmpty() ? null : patterns(paths, "include"),
        patterns(paths, "exclude"),
        sections(paths),
        new ModelChoice(Set.of(), names(models, "enable"), names(models, "disable")),
        files(models),
        fields.word("fail-on", FAIL_ON).orElse(null),
        fields.word("exceptions", EXCEPTIONS).orElse(null),
        engine.number("path-states").orElse(null),
        engine.number("step-budget").orElse(null),
        engine.number("recursion-rounds").orElse(null),
        fields.word("unused-suppressions", RuleLevels.LEVELS).orElse(RuleLevel.NOTE),
        fields.flag("tests"),
        fields.flag("minor"),
        fields.written("baseline").flatMap(this::baseline).orElse(null),
        fields.written("encoding").flatMap(this::encoding).orElse(null));
  }

  private List<Path> files(YamlFields models) {
    return models.texts("files").stream()
        .flatMap(written -> reach.file(written, "--model-file", problems).stream())
        .toList();
  }

  private Optional<Path> baseline(YamlFields.Written written) {
    return reach.file(written, "--baseline", problems);
  }

  private Optional<Charset> encoding(YamlFields.Written written) {
    try {
      return Optional.of(Charset.forName(written.text()));
    } catch (IllegalArgumentException e) {
      String quoted = YamlProblems.quoted(written.text(), "this");
      problems.report(
          written.at(), quoted + " is not an encoding: write a name such as UTF-8 or windows-1252");
      return Optional.empty();
    }
  }

  private YamlFields section(YamlFields fields, String key, List<String> known) {
    return fields
        .value(key)
        .map(node -> YamlFields.of(node, "`" + key + "`", known, problems))
        .orElseGet(() -> YamlFields.none(problems));
  }

  private FilePatterns patterns(YamlFields paths, String key) {
    List<String> written =
        paths.texts(key).stream()
            .filter(each -> isAffordable(each.text(), each.at()))
            .map(YamlFields.Written::text)
            .toList();
    return FilePatterns.of(folder, written);
  }

  private List<Configuration.Section> sections(YamlFields paths) {
    List<Configuration.Section> sections = new ArrayList<>();
    paths
        .value("rules")
        .map(node -> YamlFields.of(node, "`rules` of `paths`", problems).all().values())
        .ifPresent(all -> all.forEach(field -> addSection(sections, field)));
    return sections;
  }

  private void addSection(List<Configuration.Section> sections, YamlFields.Field field) {
    if (isAffordable(field.key().getValue(), YamlProblems.position(field.key()))) {
      sections.add(section(field));
    }
  }

  /** Each file is matched against all patterns, so that their length is what matching costs. */
  private boolean isAffordable(String pattern, Position at) {
    boolean wasAffordable = patternLetters <= MOST_PATTERN_LETTERS;
    patternLetters += pattern.length();
    boolean isAffordable = patternLetters <= MOST_PATTERN_LETTERS;
    if (wasAffordable && !isAffordable) {
      problems.report(
          at,
          "the patterns of a configuration have at most "
              + MOST_PATTERN_LETTERS
              + " characters together: use fewer or shorter ones");
    }
    return isAffordable;
  }

  private Configuration.Section section(YamlFields.Field field) {
    String pattern = field.key().getValue();
    return new Configuration.Section(
        FilePatterns.of(folder, List.of(pattern)),
        levels.read(field.value(), YamlProblems.quoted(pattern, "a pattern")));
  }

  private List<ModelChoice.Written> names(YamlFields models, String key) {
    String path = file.toString().replace('\\', '/');
    return models.texts(key).stream()
        .map(name -> new ModelChoice.Written(name.text(), path, name.at()))
        .toList();
  }
}
