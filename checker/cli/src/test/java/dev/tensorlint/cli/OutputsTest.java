// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tensorlint.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class OutputsTest {

  private final Path folder;
  private final Cli cli;

  OutputsTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli =
        new Cli(folder)
            .file(
                "A.java",
                """
                import dev.tensorlint.runtime.Tensor;

                final class A {
                  void run() {
                    Tensor x = Tensor.of(1f);
                  }
                }
                """);
  }

  @Test
  void formatsAreWrittenBesideStandardOutput() throws IOException {
    Cli.Outcome outcome =
        cli.lint("check", "--output", "sarif=a.sarif", "--output=junit=a.xml", "A.java");
    assertTrue(outcome.out().startsWith("warning[UnscopedTensor]"), outcome.out());
    assertTrue(cli.read("a.sarif").contains("\"version\": \"2.1.0\""));
    assertTrue(cli.read("a.xml").contains("<testsuites"));
  }

  @Test
  void aFileAloneReplacesStandardOutput() {
    Cli.Outcome outcome =
        cli.lint("check", "--format=json", "--output=a.json", "--output=text=a.txt", "A.java");
    assertEquals("", outcome.out());
    assertTrue(cli.read("a.json").startsWith("{"));
    assertTrue(cli.read("a.txt").startsWith("warning[UnscopedTensor]"));
  }

  @Test
  void oneFileHoldsOneReport() {
    Cli.Outcome outcome = cli.lint("check", "--output=sarif=a", "--output=json=./a", "A.java");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("two reports would be written to ./a"), outcome.err());
    assertFalse(Files.exists(folder.resolve("a")));
  }

  @Test
  void aWordThatIsNoFormatIsAPartOfTheName() {
    cli.lint("check", "--output=a=b.txt", "A.java");
    assertTrue(cli.read("a=b.txt").contains("UnscopedTensor"));
  }

  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void everyFormatNamesTheFinding(ReportFormat format) {
    String word = format.name().toLowerCase(Locale.ROOT);
    Cli.Outcome outcome = cli.lint("check", "--format", word, "A.java");
    assertEquals(1, outcome.exitCode());
    assertTrue(outcome.out().contains("UnscopedTensor"), outcome.out());
    assertTrue(outcome.out().contains("A.java"), outcome.out());
  }

  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void noFormatOfAnIncompleteRunIsTheOneOfACleanRun(ReportFormat format) {
    cli.file("Clean.java", "final class Clean {}\n").file("Broken.java", "class {\n");
    String word = format.name().toLowerCase(Locale.ROOT);
    Cli.Outcome clean = cli.lint("check", "--no-timings", "--format", word, "Clean.java");
    Cli.Outcome broken = cli.lint("check", "--no-timings", "--format", word, "Broken.java");
    assertEquals(0, clean.exitCode());
    assertEquals(2, broken.exitCode());
    boolean saysSo =
        broken.out().contains("Broken.java")
            || broken.out().contains("INCOMPLETE")
            || broken.out().contains("incomplete");
    assertTrue(saysSo, broken.out());
  }

  @Test
  void whatABaselineKnowsIsSuppressedInSarifOnRequest() throws IOException {
    cli.lint("baseline", "--baseline=b.json", "A.java");
    JsonNode without = sarif("--baseline=b.json");
    assertEquals(0, without.at("/runs/0/results").size());
    JsonNode with = sarif("--baseline=b.json", "--all-results");
    assertEquals("unchanged", with.at("/runs/0/results/0/baselineState").asText());
    assertEquals("external", with.at("/runs/0/results/0/suppressions/0/kind").asText());
  }

  private JsonNode sarif(String... options) throws IOException {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "--format=sarif";
    System.arraycopy(options, 0, arguments, 1, options.length);
    arguments[arguments.length - 1] = "A.java";
    return new ObjectMapper().readTree(cli.lint("check", arguments).out());
  }
}
