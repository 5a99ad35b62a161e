// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads what a call does to its arguments: one word for all, or words by position and for all. */
final class ArgumentsDecoder {

  private static final String FILLS = "fills";
  private static final Pattern POSITION = Pattern.compile("0|[1-9]\\d?");

  private ArgumentsDecoder() {}

  /** Returns the effects by position, the last one standing for all further arguments. */
  static List<OperandEffect> decode(Node value, YamlProblems problems) {
    if (value instanceof ScalarNode) {
      return YamlFields.word(value, "`arguments`", ModelWords.ARGUMENTS, problems)
          .map(List::of)
          .orElseGet(List::of);
    }
    YamlFields fields = YamlFields.of(value, "`arguments`", problems);
    NavigableMap<Integer, OperandEffect> byPosition = new TreeMap<>();
    fields.all().values().stream()
        .filter(field -> !field.key().getValue().equals("all"))
        .forEach(field -> add(byPosition, field, problems));
    OperandEffect others = fields.word("all", ModelWords.ARGUMENTS).orElse(OperandEffect.BORROWS);
    return inOrder(byPosition, others);
  }

  private static void add(
      Map<Integer, OperandEffect> byPosition, YamlFields.Field field, YamlProblems problems) {
    String position = field.key().getValue();
    if (!POSITION.matcher(position).matches()) {
      problems.report(
          field.key(),
          "`" + position + "` is not an argument: expected a position, counted from 0, or `all`");
      return;
    }
    effect(position, field.value(), problems)
        .ifPresent(known -> byPosition.put(Integer.valueOf(position), known));
  }

  private static Optional<OperandEffect> effect(
      String position, Node value, YamlProblems problems) {
    return value instanceof ScalarNode
        ? YamlFields.word(value, "argument " + position, ModelWords.ARGUMENTS, problems)
        : filled(position, value, problems);
  }

  /** Reads the type of the new resources that become elements of the argument. */
  private static Optional<OperandEffect> filled(
      String position, Node value, YamlProblems problems) {
    YamlFields fields = YamlFields.of(value, "argument " + position, List.of(FILLS), problems);
    String type = fields.text(FILLS);
    if (NameDecoder.BINARY_NAME.matcher(type).matches()) {
      return Optional.of(OperandEffect.NONE.adding(Addition.named(type)));
    }
    problems.report(
        value, "argument " + position + " needs `fills`, a binary name such as `a.b.Outer$Inner`");
    return Optional.empty();
  }

  private static List<OperandEffect> inOrder(
      NavigableMap<Integer, OperandEffect> byPosition, OperandEffect others) {
    int named = byPosition.isEmpty() ? 0 : byPosition.lastKey() + 1;
    return IntStream.rangeClosed(0, named)
        .mapToObj(position -> byPosition.getOrDefault(position, others))
        .toList();
  }
}
