// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads what a model file says of annotations. One with something wrong is left out. */
final class AnnotationsDecoder {

  static final String KEY = "annotations";

  private static final String RESULT = "result";
  private static final String RECEIVER = "receiver";
  private static final String ARGUMENT = "argument";
  private static final String RELEASE = "release";
  private static final List<String> KEYS = List.of(RESULT, RECEIVER, ARGUMENT, RELEASE);

  /** Where the values of the annotation name the methods that release. */
  private static final String NAMED = "named";

  private final YamlProblems problems;
  private final Map<String, ResultEffect> results = new HashMap<>();
  private final Map<String, OperandEffect> receivers = new HashMap<>();
  private final Map<String, OperandEffect> arguments = new HashMap<>();
  private final Map<String, List<String>> releases = new HashMap<>();

  AnnotationsDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  AnnotationEffects decode(YamlFields model) {
    model
        .value(KEY)
        .map(node -> YamlFields.of(node, "`" + KEY + "`", problems))
        .ifPresent(annotations -> annotations.all().values().forEach(this::add));
    return new AnnotationEffects(results, receivers, arguments, releases);
  }

  private void add(YamlFields.Field annotation) {
    String name = annotation.key().getValue();
    if (!NameDecoder.SIMPLE_NAME.matcher(name).matches()) {
      problems.report(annotation.key(), "`" + name + "` is not the simple name of an annotation");
      return;
    }
    YamlFields fields =
        YamlFields.of(annotation.value(), "annotation `" + name + "`", KEYS, problems);
    fields
        .value(RESULT)
        .flatMap(node -> ResultDecoder.decode(node, problems))
        .ifPresent(effect -> results.put(name, effect));
    fields.word(RECEIVER, ModelWords.ARGUMENTS).ifPresent(effect -> receivers.put(name, effect));
    fields.word(ARGUMENT, ModelWords.ARGUMENTS).ifPresent(effect -> arguments.put(name, effect));
    fields.value(RELEASE).ifPresent(node -> releases.put(name, releases(node, fields)));
  }

  private List<String> releases(Node node, YamlFields fields) {
    boolean areNamed = node instanceof ScalarNode word && word.getValue().equals(NAMED);
    List<String> methods =
        areNamed
            ? List.of()
            : new NameDecoder(problems)
                .methods(fields, RELEASE).stream().map(LibraryModel.Name::text).toList();
    if (!areNamed && methods.isEmpty()) {
      problems.report(
          node,
          "`"
              + RELEASE
              + "` needs methods, such as `[close]`, or is `"
              + NAMED
              + "` where the annotation names them");
    }
    return methods;
  }
}
