// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads what a method gives back: a word, or a word and the value that it relates to. */
final class ResultDecoder {

  private static final Pattern OPERAND =
      Pattern.compile("(owner-of-)?(?:(receiver)|argument (\\d{1,3}))");
  private static final List<ResultEffect.Kind> RELATED =
      List.of(
          ResultEffect.Kind.CHILD_OF,
          ResultEffect.Kind.ACQUIRED_WITH,
          ResultEffect.Kind.OWNED_BY,
          ResultEffect.Kind.ALIAS,
          ResultEffect.Kind.MAYBE_ALIAS,
          ResultEffect.Kind.HANDLE,
          ResultEffect.Kind.BORROW,
          ResultEffect.Kind.LENT_UNTIL_STEP,
          ResultEffect.Kind.ELEMENT_OF,
          ResultEffect.Kind.TAKEN_FROM,
          ResultEffect.Kind.ELEMENTS_OF,
          ResultEffect.Kind.SOME_OF,
          ResultEffect.Kind.VIEW_OF);
  private static final List<String> RELATED_WORDS = RELATED.stream().map(Vocabulary::word).toList();

  private static final List<String> OPERANDS = List.of("receiver", "argument 0");
  private static final List<String> OWNERS =
      List.of("receiver", "argument 0", "owner-of-receiver", "owner-of-argument 0");

  private final YamlProblems problems;

  private ResultDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  static Optional<ResultEffect> decode(Node value, YamlProblems problems) {
    ResultDecoder decoder = new ResultDecoder(problems);
    return value instanceof ScalarNode ? decoder.word(value) : decoder.relation(value);
  }

  private Optional<ResultEffect> word(Node value) {
    Optional<ResultEffect.Kind> kind =
        YamlFields.word(value, "a result", ModelWords.RESULTS, problems);
    if (kind.isPresent() && RELATED.contains(kind.get())) {
      String word = Vocabulary.word(kind.get());
      problems.report(
          value,
          "`"
              + word
              + "` of what: write `{ "
              + word
              + ": receiver }` or `{ "
              + word
              + ": argument 0 }`");
      return Optional.empty();
    }
    return kind.map(known -> ResultEffect.of(known, Operand.NONE));
  }

  private Optional<ResultEffect> relation(Node value) {
    int before = problems.count();
    YamlFields fields = YamlFields.of(value, "`result`", RELATED_WORDS, problems);
    if (problems.count() > before) {
      return Optional.empty();
    }
    if (fields.all().size() != 1) {
      problems.report(value, "`result` needs one of " + NearestNames.alternatives(RELATED_WORDS));
      return Optional.empty();
    }
    YamlFields.Field only = fields.all().values().iterator().next();
    ResultEffect.Kind kind = ModelWords.RESULTS.meaning(only.key().getValue()).orElseThrow();
    return fields
        .text(only.value(), "`" + only.key().getValue() + "`")
        .flatMap(text -> related(kind, text, only.value()));
  }

  private Optional<ResultEffect> related(ResultEffect.Kind kind, String text, Node at) {
    Matcher matcher = OPERAND.matcher(text);
    boolean owns = kind == ResultEffect.Kind.OWNED_BY;
    if (!matcher.matches() || (matcher.group(1) != null && !owns)) {
      String expected = NearestNames.alternatives(owns ? OWNERS : OPERANDS);
      String found = "`" + Vocabulary.word(kind) + "` cannot be `" + text + "`";
      problems.report(at, found + ": expected " + expected);
      return Optional.empty();
    }
    Operand from =
        matcher.group(3) == null
            ? Operand.RECEIVER
            : Operand.argument(Integer.parseInt(matcher.group(3)));
    ResultEffect.Kind relation =
        matcher.group(1) == null ? kind : ResultEffect.Kind.OWNED_BY_OWNER_OF;
    return Optional.of(ResultEffect.of(relation, from));
  }
}
