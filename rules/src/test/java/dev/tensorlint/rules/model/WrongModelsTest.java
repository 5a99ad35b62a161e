// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Each wrong file of the table is refused by the decoder, in exactly these words, and the schema.
 */
class WrongModelsTest {

  private static final Path TABLE =
      Path.of("src/test/resources/dev/tensorlint/rules/model/wrong-models.txt");

  private final Path folder;

  WrongModelsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** One wrong file. */
  record Wrong(String yaml, List<String> expected, boolean bySchema) {

    static Wrong parse(String text) {
      List<String> yaml = new ArrayList<>();
      List<String> expected = new ArrayList<>();
      text.lines()
          .skip(1)
          .forEach(
              line -> {
                if (line.startsWith("! ")) {
                  expected.add(line.substring(2));
                } else {
                  yaml.add(line + "\n");
                }
              });
      return new Wrong(String.join("", yaml), expected, !text.startsWith(" decoder alone"));
    }
  }

  static List<Wrong> table() throws IOException {
    return Arrays.stream(Files.readString(TABLE).split("(?m)^==="))
        .skip(1)
        .map(Wrong::parse)
        .toList();
  }

  static List<Wrong> wrongForTheSchema() throws IOException {
    return table().stream().filter(Wrong::bySchema).collect(Collectors.toList());
  }

  @ParameterizedTest
  @MethodSource("table")
  void theDecoderSaysWhatIsWrong(Wrong wrong) throws IOException {
    ModelFolder models = new ModelFolder(folder);
    assertEquals(wrong.expected(), models.lines(models.load("mine.yaml", wrong.yaml())));
  }

  @ParameterizedTest
  @MethodSource("wrongForTheSchema")
  void theSchemaRefusesItToo(Wrong wrong) {
    assertNotEquals(List.of(), schemaProblems(wrong.yaml()));
  }

  private static List<String> schemaProblems(String yaml) {
    try {
      return ModelSchema.check(yaml);
    } catch (YamlEngineException e) {
      return List.of("no YAML");
    }
  }
}
