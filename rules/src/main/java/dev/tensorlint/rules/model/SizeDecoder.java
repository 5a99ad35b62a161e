// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Reads and prints how much an object holds or stands for: a word, a number, an operand that holds
 * as much, or the arguments whose product it is.
 */
final class SizeDecoder {

  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,6}");
  private static final Pattern POSITION = Pattern.compile("0|[1-9]\\d?");

  private final YamlProblems problems;

  private SizeDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  /** Returns the size of the result. */
  static Optional<Size> decode(YamlFields fields, YamlProblems problems) {
    SizeDecoder decoder = new SizeDecoder(problems);
    return fields.value("size").flatMap(value -> decoder.size("size", value));
  }

  /** Returns what the result stands for, and what the call writes. */
  static Extents extents(YamlFields fields, YamlProblems problems) {
    SizeDecoder decoder = new SizeDecoder(problems);
    Size spans =
        fields.value("spans").flatMap(value -> decoder.size("spans", value)).orElse(Size.UNSTATED);
    Map<Operand, Size> writes = new HashMap<>();
    fields
        .value("writes")
        .ifPresent(
            value ->
                YamlFields.of(value, "`writes`", problems)
                    .all()
                    .values()
                    .forEach(field -> decoder.addWritten(writes, field)));
    return new Extents(spans, writes, fields.value("writes").isPresent());
  }

  private void addWritten(Map<Operand, Size> writes, YamlFields.Field field) {
    String operand = field.key().getValue();
    boolean isReceiver = operand.equals("receiver");
    if (!isReceiver && !POSITION.matcher(operand).matches()) {
      problems.report(
          field.key(),
          "`" + operand + "` is no operand: expected a position, counted from 0, or `receiver`");
      return;
    }
    size("writes", field.value())
        .ifPresent(
            size ->
                writes.put(
                    isReceiver ? Operand.RECEIVER : Operand.argument(Integer.parseInt(operand)),
                    size));
  }

  private Optional<Size> size(String key, Node value) {
    if (value instanceof SequenceNode list) {
      return Optional.of(Size.product(Positions.decode(key, "arguments", list, problems)));
    }
    String text = value instanceof ScalarNode scalar ? scalar.getValue() : "";
    if (NUMBER.matcher(text).matches()) {
      return Optional.of(Size.atMost(Integer.parseInt(text)));
    }
    Optional<Size> stated =
        Operand.parse(text).map(Size::like).or(() -> ModelWords.SIZES.meaning(text));
    if (stated.isEmpty()) {
      List<String> words = new ArrayList<>(ModelWords.SIZES.words());
      words.addAll(List.of("receiver", "argument 0"));
      String hint =
          NearestNames.question(
              text,
              words,
              "expected a number, a list of arguments, " + NearestNames.alternatives(words));
      problems.report(value, "`" + key + "` cannot be " + YamlFields.describe(value) + ": " + hint);
    }
    return stated;
  }

  /** Returns what stands in a file; empty where nothing is stated. */
  static Optional<String> text(Size size) {
    return switch (size.amount()) {
      case UNSTATED -> Optional.empty();
      case SMALL, NONE, LISTED -> Optional.of(Vocabulary.word(size.amount()));
      case PRODUCT -> Optional.of(size.factors().toString());
      case AT_MOST -> Optional.of(String.valueOf(size.most()));
      case LIKE -> Optional.of(text(size.like()));
    };
  }

  /** Returns what stands in a file of the operands that a call writes; empty for nothing. */
  static Optional<String> writes(Extents extents) {
    if (!extents.isWhole()) {
      return Optional.empty();
    }
    Map<Operand, String> texts = new TreeMap<>();
    extents.writes().forEach((operand, size) -> texts.put(operand, text(size).orElseThrow()));
    List<String> entries = new ArrayList<>();
    texts.forEach(
        (operand, text) ->
            entries.add((operand.isReceiver() ? "receiver" : operand.index()) + ": " + text));
    return Optional.of(entries.isEmpty() ? "{}" : "{ " + String.join(", ", entries) + " }");
  }

  private static String text(Operand operand) {
    return operand.isReceiver() ? "receiver" : "argument " + operand.index();
  }
}
