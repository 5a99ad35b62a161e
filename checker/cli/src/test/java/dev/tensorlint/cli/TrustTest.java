// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the files of a project make the command read and write, trusted or not. */
final class TrustTest {

  private static final String SECRET = "root:$6$canary7f3a:19000:0:99999:7:::\n";
  private static final String CANARY = "canary7f3a";
  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      class A {
        float f(float value) {
          Tensor x = Tensor.of(value);
          return x.item();
        }
      }
      """;
  private static final String MODEL =
      "library: outside\ntypes: { a.B: { kind: tensor, release: { methods: [close] } } }\n";

  private final Path folder;
  private final Path repository;
  private final Cli cli;

  TrustTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.repository = Files.createDirectories(folder.resolve("repository"));
    this.cli = new Cli(repository).with("XDG_CONFIG_HOME", folder.resolve("config").toString());
  }

  @BeforeEach
  void makeProject() throws IOException {
    Files.createDirectories(repository.resolve(".git"));
    Files.writeString(folder.resolve("secret"), SECRET);
    Files.writeString(folder.resolve("outside.yaml"), MODEL);
    cli.file("src/A.java", LEAK);
  }

  private static String all(Cli.Outcome outcome) {
    return outcome.out() + outcome.err();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "models: { files: [../secret] }",
        "baseline: ../secret",
        "models: { files: [inside/secret] }",
        "baseline: inside/secret",
      })
  void aConfigurationPrintsNothingOfOtherFiles(String yaml) throws IOException {
    Files.createSymbolicLink(repository.resolve("inside"), folder);
    cli.file("tensorlint.yaml", yaml + "\n");
    Cli.Outcome outcome = cli.lint("check", "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("leads out of the project and is not used"), outcome.err());
    assertFalse(all(outcome).contains(CANARY), all(outcome));
    Cli.Outcome trusted = cli.lint("check", "--trust-project", "src");
    assertEquals(2, trusted.exitCode());
    assertTrue(trusted.err().contains("not a "), trusted.err());
    assertFalse(all(trusted).contains(CANARY), all(trusted));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--model-file=../secret", "--baseline=../secret", "--config=../secret"})
  void aFileThatTheUserNamesIsReadAndNotQuoted(String option) {
    Cli.Outcome outcome = cli.lint("check", option, "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("not a "), outcome.err());
    assertFalse(all(outcome).contains(CANARY), all(outcome));
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/Link.java", "tensorlint.yaml"})
  void aLinkInTheProjectPrintsNothingOfOtherFiles(String name) throws IOException {
    Files.createSymbolicLink(repository.resolve(name), folder.resolve("secret"));
    Cli.Outcome outcome = cli.lint("check", "src");
    assertEquals(2, outcome.exitCode());
    assertFalse(all(outcome).contains(CANARY), all(outcome));
  }

  @Test
  void theUserNamesWhatAConfigurationMayNot() {
    cli.file("tensorlint.yaml", "models: { files: [../outside.yaml] }\n");
    String refused = cli.lint("check", "src").err();
    assertEquals(
        "error: tensorlint.yaml:1:19: `../outside.yaml` leads out of the project and is not used:"
            + " name it with --model-file, or trust the project with --trust-project\n",
        refused);
    assertEquals("", cli.lint("check", "--trust-project", "src").err());
    cli.file("tensorlint.yaml", "");
    assertEquals("", cli.lint("check", "--model-file=../outside.yaml", "src").err());
  }

  @Test
  void aUserTrustsFoldersForAllRuns() throws IOException {
    cli.file("tensorlint.yaml", "models: { files: [../outside.yaml] }\n");
    Path file = folder.resolve("config/tensorlint/config.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "trust: [" + repository.toString().replace('\\', '/') + "]\n");
    assertEquals("", cli.lint("check", "src").err());
    Files.writeString(file, "trust: [/nowhere]\n");
    assertEquals(2, cli.lint("check", "src").exitCode());
    Files.writeString(file, "trust: [here]\n");
    Cli.Outcome wrong = cli.lint("check", "--no-config", "src");
    assertEquals(2, wrong.exitCode());
    assertTrue(wrong.err().contains("config.yaml:1:9: `here` is relative"), wrong.err());
  }

  @Test
  void aConfigurationAboveTheRepositoryIsNotTaken() throws IOException {
    Files.writeString(folder.resolve("tensorlint.yaml"), "rules: { all: off }\n");
    assertEquals(1, cli.lint("check", "src").exitCode());
    assertEquals(0, cli.lint("check", "--trust-project", "src").exitCode());
  }

  @Test
  void aBaselineIsNotWrittenOutOfTheProject() throws IOException {
    Path target = folder.resolve("written");
    for (String yaml : List.of("baseline: ../written\n", "baseline: link\n")) {
      Files.deleteIfExists(repository.resolve("link"));
      Files.createSymbolicLink(repository.resolve("link"), target);
      cli.file("tensorlint.yaml", yaml);
      assertEquals(2, cli.lint("baseline", "src").exitCode());
      assertFalse(Files.exists(target));
    }
    assertEquals(0, cli.lint("baseline", "--trust-project", "src").exitCode());
    assertTrue(Files.exists(target));
  }

  @Test
  void aBaselineThatNobodyNamesIsNotWrittenThroughALink() throws IOException {
    Path target = folder.resolve("written");
    Files.createSymbolicLink(repository.resolve("tensorlint-baseline.json"), target);
    Cli.Outcome outcome = cli.lint("baseline", "src");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        "tensorlint: tensorlint-baseline.json is a symbolic link to a file outside of the project;"
            + " name the file with --baseline\n",
        outcome.err());
    assertFalse(Files.exists(target));
    assertEquals(0, cli.lint("baseline", "--baseline=../written", "src").exitCode());
    assertTrue(Files.exists(target));
  }

  @Test
  void aFixIsNotWrittenThroughALinkOutOfTheFolder() throws IOException {
    Path outside =
        Files.writeString(repository.resolve("B.java"), LEAK.replace("class A", "class B"));
    Files.createSymbolicLink(repository.resolve("src/B.java"), outside);
    Path others = Files.createDirectories(repository.resolve("others"));
    Path inFolder = Files.writeString(others.resolve("C.java"), LEAK.replace("class A", "class C"));
    Files.createSymbolicLink(repository.resolve("src/others"), others);
    String before = Files.readString(outside);
    String beforeInFolder = Files.readString(inFolder);
    Cli.Outcome outcome = cli.run("fix", "--trust-project", "src");
    assertEquals(
        """
        warning: src/B.java: its fixes are left out: a symbolic link leads to it out of the PATHs; name the file itself
        warning: src/others/C.java: its fixes are left out: a symbolic link leads to it out of the PATHs; name the file itself
        """,
        outcome
            .err()
            .lines()
            .filter(l -> l.startsWith("warning"))
            .map(l -> l + "\n")
            .reduce("", String::concat));
    assertEquals(before, Files.readString(outside));
    assertEquals(beforeInFolder, Files.readString(inFolder));
    assertFalse(cli.read("src/A.java").equals(LEAK));
    assertEquals(0, cli.run("fix", "src/B.java").exitCode());
    assertFalse(before.equals(Files.readString(outside)));
  }

  @Test
  void sourcesAreNotReadThroughALinkOutOfTheProject() throws IOException {
    Files.writeString(folder.resolve("Canary.java"), LEAK.replace("class A", "class Canary"));
    Files.createSymbolicLink(repository.resolve("src/Canary.java"), folder.resolve("Canary.java"));
    Cli.Outcome outcome = cli.lint("check", "src");
    assertEquals(2, outcome.exitCode());
    assertFalse(outcome.out().contains("Canary"), outcome.out());
    assertTrue(
        outcome.err().contains("src/Canary.java: is a symbolic link out of the project"),
        outcome.err());
    assertTrue(cli.lint("check", "src/Canary.java").out().contains("Canary.java"));
  }
}
