// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads what tells in sources and build files that they use a version of a library. */
final class VersionMarksDecoder {

  static final String KEY = "active-where";

  private static final String NAMED = "named";
  private static final String NOT_NAMED = "not-named";
  private static final String BUILT_WITH = "built-with";
  private static final Pattern NAME =
      Pattern.compile(
          NameDecoder.SIMPLE_NAME
              + "(\\."
              + NameDecoder.SIMPLE_NAME
              + ")+(#"
              + NameDecoder.SIMPLE_NAME
              + ")?");

  private final YamlProblems problems;

  VersionMarksDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  VersionMarks decode(YamlFields model) {
    return model.value(KEY).map(node -> decode(node, model)).orElse(VersionMarks.NONE);
  }

  private VersionMarks decode(Node node, YamlFields model) {
    if (model.value("active-with").isEmpty()) {
      problems.report(node, "`" + KEY + "` needs `active-with` beside it");
    }
    List<String> keys = List.of(NAMED, NOT_NAMED, BUILT_WITH);
    YamlFields fields = YamlFields.of(node, "`" + KEY + "`", keys, problems);
    return new VersionMarks(names(fields, NAMED), names(fields, NOT_NAMED), artifacts(fields));
  }

  private List<String> names(YamlFields fields, String key) {
    List<String> names = new ArrayList<>();
    for (Node each : fields.sequence(key)) {
      fields
          .text(each, "a name in `" + key + "`")
          .ifPresent(
              name -> {
                if (NAME.matcher(name).matches()) {
                  names.add(name);
                } else {
                  problems.report(
                      each, "`" + name + "` in `" + key + "` is no `a.b.C` or `a.b.C#member`");
                }
              });
    }
    return names;
  }

  private List<Artifact> artifacts(YamlFields fields) {
    List<Artifact> artifacts = new ArrayList<>();
    for (Node each : fields.sequence(BUILT_WITH)) {
      String text = fields.text(each, "an artifact in `" + BUILT_WITH + "`").orElse("");
      Optional<Artifact> artifact = Artifact.of(text);
      if (artifact.isPresent()) {
        artifacts.add(artifact.get());
      } else if (!text.isEmpty()) {
        problems.report(
            each, "`" + text + "` is no artifact: expected `group:name` or `group:name < 1.5`");
      }
    }
    return artifacts;
  }
}
