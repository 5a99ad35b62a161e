// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleLevel;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.ModelChoice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What configuration files say, and what is said of wrong ones. */
final class ConfigurationFileTest {

  private static final Path TABLE =
      Path.of("src/test/resources/dev/tensorlint/rules/config/wrong-configurations.txt");

  private final Path folder;

  ConfigurationFileTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** One wrong file. */
  record Wrong(String yaml, List<String> expected, boolean bySchema) {

    static Wrong parse(String text) {
      List<String> lines = text.lines().skip(1).toList();
      List<String> yaml = lines.stream().filter(line -> !line.startsWith("! ")).toList();
      List<String> expected =
          lines.stream().filter(line -> line.startsWith("! ")).map(l -> l.substring(2)).toList();
      return new Wrong(String.join("\n", yaml) + "\n", expected, !text.startsWith(" reader alone"));
    }
  }

  static List<Wrong> wrongFiles() throws IOException {
    return Arrays.stream(Files.readString(TABLE).split("(?m)^==="))
        .skip(1)
        .map(Wrong::parse)
        .toList();
  }

  private ConfigurationFile.Loaded read(String yaml) throws IOException {
    return ConfigurationFile.read(
        Files.writeString(folder.resolve("tensorlint.yaml"), yaml), Trust.UNTRUSTED);
  }

  private Configuration right(String yaml) throws IOException {
    ConfigurationFile.Loaded loaded = read(yaml);
    assertEquals(List.of(), lines(loaded));
    assertEquals(List.of(), ConfigurationSchema.check(yaml));
    return loaded.configuration();
  }

  private List<String> lines(ConfigurationFile.Loaded loaded) {
    String prefix = folder.toString().replace('\\', '/') + "/";
    return loaded.diagnostics().stream()
        .map(d -> d.severity().label() + " " + d.oneLine().replace(prefix, ""))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("wrongFiles")
  void whatIsWrongIsToldWithItsPlace(Wrong wrong) throws IOException {
    assertEquals(wrong.expected(), lines(read(wrong.yaml())));
    if (wrong.bySchema()) {
      assertNotEquals(List.of(), ConfigurationSchema.check(wrong.yaml()), wrong.yaml());
    }
  }

  @Test
  void anEmptyFileSaysNothing() throws IOException {
    assertEquals(Configuration.DEFAULT, right(""));
    assertEquals(Configuration.DEFAULT, right("# nothing yet\n"));
    assertEquals(
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false)),
        Configuration.DEFAULT.engineOptions(folder));
  }

  @Test
  void whatIsWrongHasItsDefaultAndTheRestIsUsed() throws IOException {
    Configuration read = read("fail-on: errors\nexceptions: all\n").configuration();
    assertNull(read.failOn());
    assertEquals(ExceptionEdges.ALL, read.exceptions());
  }

  @Test
  void theEngineIsSet() throws IOException {
    EngineOptions options =
        right("engine: { path-states: 8, step-budget: 99, recursion-rounds: 7 }\nexceptions: all\n")
            .engineOptions(folder);
    assertEquals(8, options.pathStates());
    assertEquals(99, options.stepBudget());
    assertEquals(7, options.recursionRounds());
    assertEquals(ExceptionEdges.ALL, options.exceptions());
  }

  @Test
  void testsAreReportedOnDemand() throws IOException {
    assertTrue(right("tests: true\n").engineOptions(folder).rules().tests().reportsWaste());
    assertFalse(right("tests: false\n").engineOptions(folder).rules().tests().reportsWaste());
  }

  @Test
  void minorFindingsAreReportedOnDemand() throws IOException {
    assertTrue(right("minor: true\n").engineOptions(folder).rules().reportsMinor());
    assertFalse(right("tests: true\n").engineOptions(folder).rules().reportsMinor());
  }

  @Test
  void aRuleThatIsNamedWinsOverAll() throws IOException {
    RuleSettings rules =
        right("rules: { ManualGc: error, all: off }\n").engineOptions(folder).rules();
    assertTrue(rules.runs("ManualGc", "A.java"));
    assertFalse(rules.runs("UnscopedTensor", "A.java"));
    assertFalse(rules.mayRun("UnscopedTensor"));
    assertEquals(Optional.of(RuleLevel.ERROR), rules.level("ManualGc", "A.java"));
  }

  @Test
  void theLastSectionOfAFileWins() throws IOException {
    RuleSettings rules =
        right(
                """
                rules: { ManualGc: off, UnscopedTensor: error }
                paths:
                  rules:
                    src/test/**: { ManualGc: note, UnscopedTensor: off }
                    "*Leak.java": { UnscopedTensor: warning }
                """)
            .engineOptions(folder)
            .rules();
    assertEquals(Optional.of(RuleLevel.ERROR), rules.level("UnscopedTensor", "src/main/A.java"));
    assertFalse(rules.runs("ManualGc", "src/main/A.java"));
    assertTrue(rules.mayRun("ManualGc"));
    assertEquals(Optional.of(RuleLevel.NOTE), rules.level("ManualGc", "src/test/A.java"));
    assertFalse(rules.runs("UnscopedTensor", "src/test/A.java"));
    assertTrue(rules.runs("UnscopedTensor", "src/test/ALeak.java"));
    assertFalse(rules.without(Set.of("ManualGc")).runs("ManualGc", "src/test/A.java"));
  }

  @Test
  void filesAreChosen() throws IOException {
    RuleSettings rules =
        right("paths: { include: [src], exclude: ['**/generated/**'] }\n")
            .engineOptions(folder)
            .rules();
    assertTrue(rules.reports("src/main/A.java"));
    assertFalse(rules.reports("test/A.java"));
    assertFalse(rules.reports("src/generated/A.java"));
    assertTrue(rules.reports(folder.resolve("src/B.java").toString()));
    assertFalse(rules.runs("ManualGc", "src/main/generated/A.java"));
  }

  @Test
  void modelsAreChosenAndFilesAreRelativeToTheConfiguration() throws IOException {
    Configuration read =
        right(
            """
            models:
              enable: [jdk]
              disable: [djl]
              files: [models/acme.yaml]
            baseline: ci/known.json
            """);
    ModelChoice models = read.models();
    assertEquals(List.of("jdk"), models.enabled().stream().map(ModelChoice.Written::name).toList());
    assertEquals(3, models.disabled().get(0).at().line());
    assertEquals(List.of(folder.resolve("models/acme.yaml")), read.modelFiles());
    assertEquals(folder.resolve("ci/known.json"), read.baseline());
  }

  @Test
  void theNearestFileAboveIsFound() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("a/b"));
    Path source = Files.writeString(inner.resolve("A.java"), "class A {}\n");
    assertEquals(Optional.empty(), ConfigurationFile.findAbove(source, Trust.UNTRUSTED));
    Path outer = Files.writeString(folder.resolve("tensorlint.yaml"), "");
    assertEquals(Optional.of(outer), ConfigurationFile.findAbove(source, Trust.UNTRUSTED));
    Path nearer = Files.writeString(inner.resolve("tensorlint.yaml"), "");
    assertEquals(Optional.of(nearer), ConfigurationFile.findAbove(source, Trust.UNTRUSTED));
    assertEquals(
        Optional.of(outer), ConfigurationFile.findAbove(folder.resolve("a"), Trust.UNTRUSTED));
  }

  @Test
  void aFileThatCannotBeReadIsTold() throws IOException {
    Path missing = folder.resolve("missing.yaml");
    assertEquals(
        List.of("error missing.yaml: cannot read the configuration: there is no such file"),
        lines(ConfigurationFile.read(missing, Trust.UNTRUSTED)));
    Path latin = folder.resolve("latin.yaml");
    Files.write(latin, "# \u00fc\n".getBytes(StandardCharsets.ISO_8859_1));
    List<Diagnostic> told = ConfigurationFile.read(latin, Trust.UNTRUSTED).diagnostics();
    assertEquals("cannot read the configuration: it is not UTF-8", told.get(0).message());
  }
}
