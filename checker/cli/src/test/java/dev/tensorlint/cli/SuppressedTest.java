// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a project keeps out of the report on itself is in the report. */
class SuppressedTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Cli cli;

  SuppressedTest(@TempDir Path folder) {
    cli = new Cli(folder);
  }

  @BeforeEach
  void writeSources() {
    cli.file("src/A.java", leak("A", ""));
    cli.file("src/B.java", leak("B", "// tensorlint:ignore UnscopedTensor -- on purpose"));
  }

  private static String leak(String type, String comment) {
    return """
        import dev.tensorlint.runtime.Tensor;
        class TYPE {
          static float run() {
            Tensor t = Tensor.of(1f); COMMENT
            return t.toFloatArray()[0];
          }
        }
        """
        .replace("TYPE", type)
        .replace("COMMENT", comment);
  }

  private Cli.Outcome check(String option) {
    return cli.lint("check", "--no-timings", option, "src");
  }

  private static String lastLine(Cli.Outcome outcome) {
    return outcome.out().lines().reduce((first, second) -> second).orElseThrow();
  }

  private JsonNode suppressed() throws IOException {
    return JSON.readTree(check("--format=json").out()).path("summary").path("suppressed");
  }

  @Test
  void aCommentIsCounted() throws IOException {
    assertEquals(
        "1 finding (1 warning) in 2 files; 1 finding suppressed", lastLine(check("--offline")));
    assertEquals(1, suppressed().path("inCode").asInt());
  }

  @Test
  void minorFindingsAreCounted() throws IOException {
    cli.file("src/Main.java", "class Main { A a; public static void main(String[] args) {} }\n");
    assertEquals(
        "no findings in 3 files; 1 minor finding left out (option `minor`)",
        lastLine(check("--offline")));
    assertEquals(1, suppressed().path("minor").asInt());
    String shown = "1 finding (1 warning) in 3 files; 1 finding suppressed";
    assertEquals(shown, lastLine(check("--minor")));
    cli.file("tensorlint.yaml", "minor: true\n");
    assertEquals(shown, lastLine(check("--offline")));
  }

  @Test
  void minorFindingsAreMarked() throws IOException {
    cli.file("src/Main.java", "class Main { A a; public static void main(String[] args) {} }\n");
    Cli.Outcome text = check("--minor");
    assertTrue(text.out().startsWith("warning[UnscopedTensor, minor]: "), text::out);
    assertTrue(isMinor());
    cli.file("src/Main.java", "class Main { public static void main(String[] a) { A.run(); } }\n");
    assertFalse(isMinor());
  }

  private boolean isMinor() throws IOException {
    Cli.Outcome json = cli.lint("check", "--format=json", "--minor", "src");
    return JSON.readTree(json.out()).path("findings").path(0).path("isMinor").asBoolean();
  }

  @Test
  void whatTestsLeaveOpenIsCounted() throws IOException {
    cli.file("src/test/java/C.java", leak("C", ""));
    String left = "1 finding (1 warning) in 3 files; 1 finding suppressed, ";
    assertEquals(
        left + "1 finding in test code left out (option `tests`)", lastLine(check("--offline")));
    assertEquals(1, suppressed().path("inTests").asInt());
    assertEquals(
        "2 findings (2 warnings) in 3 files; 1 finding suppressed", lastLine(check("--tests")));
    cli.file("tensorlint.yaml", "tests: true\n");
    assertEquals(
        "2 findings (2 warnings) in 3 files; 1 finding suppressed", lastLine(check("--offline")));
  }

  @Test
  void whatTestsLeaveOpenDoesNotFailTheRun() {
    Cli.Outcome outcome = cli.lint("check", "--no-timings", "src/test");
    assertEquals(2, outcome.exitCode(), outcome::toString);
    cli.file("src/test/java/C.java", leak("C", ""));
    assertEquals(0, cli.lint("check", "--no-timings", "src/test").exitCode());
    assertEquals(1, cli.lint("check", "--no-timings", "--tests", "src/test").exitCode());
  }

  @Test
  void theBuildNamesTestSources() {
    cli.file("app/build.gradle", "plugins { id 'java' }\nsourceSets.test.java.srcDir 'checks'\n");
    cli.file("app/src/main/java/A.java", "class A {}\n");
    cli.file("app/checks/C.java", leak("C", ""));
    Cli.Outcome usual = cli.lint("check", "--no-timings", "--offline", "app", "app/checks");
    assertTrue(
        lastLine(usual).endsWith("1 finding in test code left out (option `tests`)"), usual.out());
    Cli.Outcome full = cli.lint("check", "--no-timings", "--offline", "--tests", "app");
    assertTrue(full.out().contains("app/checks/C.java"), full.out());
  }

  @Test
  void aConfigurationThatTurnsRulesOffIsNoAllClear() throws IOException {
    cli.file(
        "tensorlint.yaml",
        """
        rules: { UnscopedTensor: off, UseAfterDispose: note }
        paths: { rules: { "src/A.java": { DoubleDispose: off } } }
        models: { disable: [testng] }
        """);
    Cli.Outcome outcome = check("--verbose");
    assertEquals(
        "no findings in 2 files; 1 rule off, 1 rule off in some files, 1 rule lowered, 1 model off",
        lastLine(outcome));
    assertTrue(
        outcome
            .err()
            .contains(
                """
                tensorlint: rules that the configuration turns off: 1
                  UnscopedTensor
                tensorlint: rules that it turns off in some files: 1
                  DoubleDispose
                tensorlint: rules that it makes milder: 1
                  UseAfterDispose
                tensorlint: models that it takes out: 1
                  testng
                """),
        outcome.err());
    JsonNode json = suppressed();
    assertEquals("UnscopedTensor", json.path("rulesOff").path(0).asText());
    assertEquals("DoubleDispose", json.path("rulesOffInPlaces").path(0).asText());
    assertEquals("UseAfterDispose", json.path("rulesLowered").path(0).asText());
    assertEquals("testng", json.path("modelsOff").path(0).asText());
    assertEquals(
        "1 finding (1 warning) in 2 files; 1 finding suppressed", lastLine(check("--no-config")));
  }

  @Test
  void findingsBelowFailOnAreCountedUnlessTheUserSaysIt() throws IOException {
    cli.file("tensorlint.yaml", "fail-on: never\n");
    Cli.Outcome outcome = check("--offline");
    assertEquals(0, outcome.exitCode());
    assertEquals(
        "1 finding (1 warning) in 2 files; 1 finding below fail-on, 1 finding suppressed",
        lastLine(outcome));
    assertEquals(1, suppressed().path("belowFailOn").asInt());
    assertEquals(
        "1 finding (1 warning) in 2 files; 1 finding suppressed",
        lastLine(check("--fail-on=never")));
  }

  @Test
  void aBaselineIsCounted() throws IOException {
    cli.lint("baseline", "src");
    cli.file("tensorlint.yaml", "baseline: tensorlint-baseline.json\n");
    assertEquals(
        "no findings in 2 files; 1 known finding left out, 1 finding suppressed",
        lastLine(check("--offline")));
    assertEquals(1, suppressed().path("known").asInt());
  }

  @Test
  void aModelOfTheProjectIsNamed() throws IOException {
    String model =
        """
        library: app:handles
        types:
          app.Handle:
            kind: closeable
            release: { methods: [close] }
        """;
    cli.file(".git/HEAD", "");
    cli.file("target/classes/META-INF/tensorlint/own.yaml", model);
    Cli.Outcome outcome =
        cli.lint("check", "--no-timings", "--verbose", "--classpath=target/classes", "src");
    assertTrue(lastLine(outcome).endsWith("1 model of the project"), outcome.out());
    assertTrue(
        outcome.err().contains("target/classes/META-INF/tensorlint/own.yaml)\n"), outcome.err());
  }

  @Test
  void whereNothingModelledIsUsedThereIsNothingToFind() {
    cli.file("other/C.java", "class C { }");
    Cli.Outcome outcome = cli.lint("check", "--no-timings", "other");
    assertEquals(
        new Cli.Outcome(
            0,
            "no findings in 1 file\n",
            "note: no checked code uses a modelled library, so there is nothing to"
                + " find; `tensorlint models` lists the models\n"),
        outcome);
  }
}
