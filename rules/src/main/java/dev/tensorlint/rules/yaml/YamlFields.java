// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.source.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * The keys and values of a YAML mapping. Duplicate keys, keys that are no text and values of the
 * wrong type are reported; the reader of a wrong value gets an empty one.
 */
public final class YamlFields {

  /** A key as it stands in the file, and its value. */
  public record Field(ScalarNode key, Node value) {}

  private static final Node NOWHERE = new MappingNode(Tag.MAP, List.of(), FlowStyle.BLOCK);

  /** A text and where it stands. */
  public record Written(String text, Position at) {}

  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final Node node;
  private final String what;
  private final YamlProblems problems;

  private YamlFields(Node node, String what, YamlProblems problems) {
    this.node = node;
    this.what = what;
    this.problems = problems;
  }

  /**
   * Reads a mapping whose keys are free.
   *
   * @param what what the mapping is, for messages ({@code `release`})
   */
  public static YamlFields of(Node node, String what, YamlProblems problems) {
    YamlFields read = new YamlFields(node, what, problems);
    if (node instanceof MappingNode mapping) {
      mapping.getValue().forEach(read::add);
    } else {
      problems.report(node, what + " must be a mapping, found " + describe(node));
    }
    return read;
  }

  /** Returns the fields of a mapping that is not there. */
  public static YamlFields none(YamlProblems problems) {
    return new YamlFields(NOWHERE, "nothing", problems);
  }

  /** Reads a mapping of known keys and reports all others. */
  public static YamlFields of(Node node, String what, List<String> known, YamlProblems problems) {
    YamlFields read = of(node, what, problems);
    read.fields.values().stream()
        .map(Field::key)
        .filter(key -> !known.contains(key.getValue()))
        .forEach(
            key ->
                problems.report(
                    key,
                    "unknown key "
                        + YamlProblems.quoted(key.getValue(), "of other characters")
                        + " in "
                        + what
                        + ": "
                        + NearestNames.question(
                            key.getValue(),
                            known,
                            "expected " + NearestNames.alternatives(known))));
    return read;
  }

  /**
   * Reads a whole document: a mapping of known keys. One without any such key is another kind of
   * file, of which nothing is quoted; empty for such a one.
   */
  public static Optional<YamlFields> ofDocument(
      Node document, String what, List<String> known, YamlProblems problems) {
    if (document instanceof MappingNode mapping && mapping.getValue().isEmpty()) {
      return Optional.of(of(document, what, known, problems));
    }
    if (!(document instanceof MappingNode mapping) || !hasAny(mapping, known)) {
      String expected = "expected a mapping with " + NearestNames.alternatives(known);
      problems.report(document, "not " + what + ": " + expected);
      return Optional.empty();
    }
    return Optional.of(of(document, what, known, problems));
  }

  /** Returns whether a mapping has one of some keys, or one that is misspelt. */
  private static boolean hasAny(MappingNode mapping, List<String> known) {
    return mapping.getValue().stream()
        .map(NodeTuple::getKeyNode)
        .filter(ScalarNode.class::isInstance)
        .map(key -> ((ScalarNode) key).getValue())
        .anyMatch(key -> known.contains(key) || !NearestNames.of(key, known).isEmpty());
  }

  /** Returns these fields with further ones, which do not replace any. */
  public YamlFields and(Map<String, Field> others) {
    YamlFields both = new YamlFields(node, what, problems);
    both.fields.putAll(fields);
    others.forEach(both.fields::putIfAbsent);
    return both;
  }

  public Map<String, Field> all() {
    return fields;
  }

  public Node node() {
    return node;
  }

  public Optional<ScalarNode> key(String key) {
    return Optional.ofNullable(fields.get(key)).map(Field::key);
  }

  public Optional<Node> value(String key) {
    return Optional.ofNullable(fields.get(key)).map(Field::value);
  }

  /** Returns a text, empty when there is none. */
  public String text(String key) {
    return value(key).flatMap(value -> text(value, "`" + key + "`")).orElse("");
  }

  /** Returns a text with its place. */
  public Optional<Written> written(String key) {
    return value(key)
        .flatMap(
            value ->
                text(value, "`" + key + "`")
                    .map(text -> new Written(text, YamlProblems.position(value))));
  }

  public boolean flag(String key) {
    return value(key).map(value -> flag(key, value)).orElse(false);
  }

  /** Returns the meaning of a word. */
  public <T> Optional<T> word(String key, Vocabulary<T> vocabulary) {
    return value(key).flatMap(value -> word(value, "`" + key + "`", vocabulary, problems));
  }

  /** Returns a whole number from 1. */
  public Optional<Integer> number(String key) {
    return value(key).flatMap(value -> number(key, value));
  }

  private Optional<Integer> number(String key, Node value) {
    if (value instanceof ScalarNode scalar && scalar.getValue().matches("0*[1-9][0-9]{0,8}")) {
      return Optional.of(Integer.parseInt(scalar.getValue()));
    }
    problems.report(value, "`" + key + "` must be a number from 1, found " + describe(value));
    return Optional.empty();
  }

  /** Returns the texts of a sequence, each with its place. */
  public List<Written> texts(String key) {
    List<Written> texts = new ArrayList<>();
    for (Node element : sequence(key)) {
      text(element, "an element of `" + key + "`")
          .ifPresent(text -> texts.add(new Written(text, YamlProblems.position(element))));
    }
    return texts;
  }

  /** Returns the values of a sequence. */
  public Iterable<Node> sequence(String key) {
    Optional<Node> value = value(key);
    if (value.isPresent() && !(value.get() instanceof SequenceNode)) {
      problems.report(
          value.get(),
          "`" + key + "` must be a list such as [a, b], found " + describe(value.get()));
    }
    return value
        .filter(SequenceNode.class::isInstance)
        .map(found -> ((SequenceNode) found).getValue())
        .orElseGet(List::of);
  }

  public static <T> Optional<T> word(
      Node value, String what, Vocabulary<T> vocabulary, YamlProblems problems) {
    String word = value instanceof ScalarNode scalar ? scalar.getValue() : "";
    Optional<T> meaning = vocabulary.meaning(word);
    if (meaning.isEmpty()) {
      String expected = "expected " + NearestNames.alternatives(vocabulary.words());
      String hint = NearestNames.question(word, vocabulary.words(), expected);
      problems.report(value, what + " cannot be " + describe(value) + ": " + hint);
    }
    return meaning;
  }

  /** Returns a text, or reports that a value is none. */
  public Optional<String> text(Node value, String what) {
    if (value instanceof ScalarNode scalar && scalar.getTag().equals(Tag.STR)) {
      if (!scalar.getValue().isBlank()) {
        return Optional.of(scalar.getValue());
      }
    }
    String hint =
        value instanceof ScalarNode scalar && isNumber(scalar) ? ": put it in quotes" : "";
    problems.report(value, what + " must be a text, found " + describe(value) + hint);
    return Optional.empty();
  }

  public static String describe(Node node) {
    if (node instanceof ScalarNode scalar) {
      return scalar.getTag().equals(Tag.NULL) || scalar.getValue().isBlank()
          ? "nothing"
          : YamlProblems.quoted(scalar.getValue(), "another text");
    }
    return node instanceof SequenceNode ? "a list" : "a mapping";
  }

  private boolean flag(String key, Node value) {
    if (value instanceof ScalarNode scalar && scalar.getTag().equals(Tag.BOOL)) {
      return Boolean.parseBoolean(scalar.getValue());
    }
    problems.report(value, "`" + key + "` must be true or false, found " + describe(value));
    return false;
  }

  private static boolean isNumber(ScalarNode scalar) {
    return scalar.getTag().equals(Tag.FLOAT) || scalar.getTag().equals(Tag.INT);
  }

  private void add(NodeTuple tuple) {
    if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
      problems.report(
          tuple.getKeyNode(),
          "a key of " + what + " must be a text, found " + describe(tuple.getKeyNode()));
      return;
    }
    Field first = fields.putIfAbsent(key.getValue(), new Field(key, tuple.getValueNode()));
    if (first != null) {
      problems.report(
          key,
          YamlProblems.quoted(key.getValue(), "this key")
              + " occurs twice in "
              + what
              + ": first on line "
              + YamlProblems.position(first.key()).line());
    }
  }
}
