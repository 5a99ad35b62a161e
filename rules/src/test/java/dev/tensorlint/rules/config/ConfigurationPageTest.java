// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on the configuration, the schema and the reader say the same. */
final class ConfigurationPageTest {

  private static final Path PAGE = Path.of("../docs/configuration.md");

  private static String example() throws IOException {
    Matcher block = Pattern.compile("(?s)```yaml\n(.*?)```").matcher(Files.readString(PAGE));
    assertTrue(block.find());
    return block.group(1);
  }

  @Test
  void itsExampleIsReadAndUsesEveryKey(@TempDir Path folder) throws IOException {
    String yaml = example();
    ConfigurationFile.Loaded loaded =
        ConfigurationFile.read(
            Files.writeString(folder.resolve("tensorlint.yaml"), yaml), Trust.UNTRUSTED);
    assertEquals(List.of(), loaded.diagnostics());
    assertEquals(List.of(), ConfigurationSchema.check(yaml));
    Configuration read = loaded.configuration();
    assertEquals(RuleLevel.OFF, read.rules().get("ManualGc"));
    assertEquals(FailOn.ERROR, read.failOn());
    assertEquals(ExceptionEdges.ALL, read.exceptions());
    assertEquals(RuleLevel.ERROR, read.unusedSuppressions());
    assertEquals(64, read.pathStates());
    assertEquals(200_000, read.stepBudget());
    assertEquals(12, read.recursionRounds());
    for (String key : keys(ConfigurationSchema.source())) {
      assertTrue(Pattern.compile("(?m)^ *" + key + ":").matcher(yaml).find(), key);
    }
  }

  @Test
  void theSchemaHasTheWordsOfTheReader() throws IOException {
    JsonNode schema = ConfigurationSchema.source();
    assertEquals(ConfigurationDecoder.KEYS, names(schema.at("/properties")));
    assertEquals(ConfigurationDecoder.PATHS_KEYS, names(schema.at("/properties/paths/properties")));
    assertEquals(
        ConfigurationDecoder.MODELS_KEYS, names(schema.at("/properties/models/properties")));
    assertEquals(
        ConfigurationDecoder.ENGINE_KEYS, names(schema.at("/properties/engine/properties")));
    assertEquals(
        ConfigurationDecoder.FAIL_ON.words(), words(schema.at("/properties/fail-on/enum")));
    assertEquals(
        ConfigurationDecoder.EXCEPTIONS.words(), words(schema.at("/properties/exceptions/enum")));
    assertEquals(RuleLevels.LEVELS.words(), words(schema.at("/$defs/level/enum")));
    List<String> rules = words(schema.at("/$defs/levels/propertyNames/enum"));
    assertTrue(rules.contains(RuleLevels.ALL));
    assertTrue(rules.containsAll(RuleCatalog.all().stream().map(Rule::name).toList()));
  }

  private static List<String> keys(JsonNode schema) {
    List<String> keys = new ArrayList<>(names(schema.at("/properties")));
    for (JsonNode property : schema.at("/properties")) {
      keys.addAll(names(property.at("/properties")));
    }
    return keys;
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static List<String> words(JsonNode values) {
    List<String> words = new ArrayList<>();
    values.forEach(word -> words.add(word.asText()));
    return words;
  }
}
