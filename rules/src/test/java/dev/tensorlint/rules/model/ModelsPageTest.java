// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page on models, the schema and the code name the same things. */
class ModelsPageTest {

  private static final Path PAGE = Path.of("../docs/models.md");

  private final Path folder;

  ModelsPageTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static String example() throws IOException {
    Matcher block = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(Files.readString(PAGE));
    assertTrue(block.find());
    return block.group(1);
  }

  @Test
  void itsExampleLoads() throws IOException {
    ModelFolder models = new ModelFolder(folder);
    LoadedModels loaded = models.load("vectors.yaml", example());
    assertEquals(List.of(), models.lines(loaded));
    LibraryModel vectors = loaded.libraries().get(0);
    assertEquals("com.example:vectors", vectors.library());
    assertEquals(
        List.of(
            "com.example.vectors.Vector",
            "com.example.vectors.Arena",
            "com.example.vectors.Solver",
            "com.example.vectors.Vectors"),
        vectors.types().stream().map(LibraryModel.Type::name).toList());
  }

  @Test
  void itsExampleFitsTheSchema() throws IOException {
    assertEquals(List.of(), ModelSchema.check(example()));
  }

  static Stream<Vocabulary<?>> vocabularies() {
    return Stream.of(
        ModelWords.KINDS,
        ModelWords.ACTIVATIONS,
        ModelWords.SECOND_RELEASES,
        ModelWords.ARGUMENTS,
        ModelWords.LAMBDAS,
        ModelWords.TESTS,
        ModelWords.RESULTS,
        ModelWords.QUESTIONS);
  }

  @ParameterizedTest
  @MethodSource("vocabularies")
  void itNamesEveryWord(Vocabulary<?> vocabulary) throws IOException {
    String page = Files.readString(PAGE);
    List<String> missing =
        vocabulary.words().stream()
            .filter(word -> !Pattern.compile("`[^`]*\\b" + word + "\\b[^`]*`").matcher(page).find())
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void theSchemaHasTheWordsOfTheCode() throws IOException {
    JsonNode schema = ModelSchema.source();
    JsonNode definitions = schema.at("/$defs");
    assertEquals(ModelWords.KINDS.words(), words(definitions.at("/type/properties/kind/enum")));
    assertEquals(
        sorted(ModelWords.ACTIVATIONS.words()),
        sorted(words(schema.at("/properties/active/enum"))));
    assertEquals(
        ModelWords.SECOND_RELEASES.words(),
        words(definitions.at("/release/properties/again/enum")));
    assertEquals(ModelWords.ARGUMENTS.words(), words(definitions.at("/operandEffect/enum")));
    assertEquals(
        ModelWords.LAMBDAS.words(), words(definitions.at("/method/oneOf/1/properties/runs/enum")));
    List<String> tests = new ArrayList<>();
    definitions.at("/test/properties").fieldNames().forEachRemaining(tests::add);
    assertEquals(ModelWords.TESTS.words(), tests);
    assertEquals(
        ModelWords.QUESTIONS.words(),
        words(definitions.at("/method/oneOf/1/properties/asks/enum")));
    List<String> results = words(definitions.at("/plainResult/enum"));
    definitions.at("/result/oneOf/1/properties").fieldNames().forEachRemaining(results::add);
    assertEquals(sorted(ModelWords.RESULTS.words()), sorted(results));
  }

  private static List<String> words(JsonNode values) {
    List<String> words = new ArrayList<>();
    values.forEach(value -> words.add(value.asText()));
    return words;
  }

  private static List<String> sorted(List<String> words) {
    return words.stream().sorted().toList();
  }
}
