// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of the READMEs print what stands below them, each in a JVM of its own. */
class ReadmeExamplesTest {

  private static final Pattern EXAMPLE =
      Pattern.compile("```java\n([^`]*)```\n\nprints\n\n```text\n([^`]*)```");

  private static final List<String> PACKAGES = List.of("", ".grad", ".nn", ".train");

  private final Path folder;

  ReadmeExamplesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** An example and what it prints. */
  record Example(String code, String output) {}

  static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    for (String name : List.of("README.md", "../README.md", "../docs/runtime.md")) {
      Path page = Path.of(name);
      Matcher matcher = EXAMPLE.matcher(Files.readString(page));
      while (matcher.find()) {
        examples.add(new Example(matcher.group(1), matcher.group(2)));
      }
    }
    return examples;
  }

  @Test
  void thereAreExamples() throws IOException {
    assertTrue(examples().size() >= 3, () -> "found too few");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExamplePrintsWhatThePageSays(Example example) throws Exception {
    Path source = Files.writeString(folder.resolve("Example.java"), program(example.code()));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dtensorlint.device=java",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                source.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertEquals(example.output(), output.replace("\r\n", "\n"));
  }

  private static String program(String code) {
    StringBuilder program = new StringBuilder("import java.util.Arrays;\n");
    for (String name : PACKAGES) {
      program.append("import dev.tensorlint.runtime").append(name).append(".*;\n");
    }
    return program
        .append("class Example {\n  public static void main(String[] arguments) {\n")
        .append(code)
        .append("  }\n}\n")
        .toString();
  }
}
