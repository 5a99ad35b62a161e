// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsageTest {

  private final Path folder;

  UsageTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ""                                 | name a command, for instance check (see tensorlint --help)
          chek                               | unknown command 'chek', did you mean 'check'? (see tensorlint --help)
          xyz                                | unknown command 'xyz' (see tensorlint --help)
          --bogus                            | unknown option '--bogus' (see tensorlint --help)
          check                              | missing required parameter: 'PATH' (see tensorlint check --help)
          check --fromat=json A.java         | unknown option '--fromat', did you mean '--format'? (see tensorlint check --help)
          check --zzz A.java                 | unknown option '--zzz' (see tensorlint check --help)
          check --format xml A.java          | invalid value for option '--format': 'xml' is not one of text, json, sarif, github, gitlab, junit, checkstyle, html (see tensorlint check --help)
          check --format JSON A.java         | invalid value for option '--format': 'JSON' is not one of text, json, sarif, github, gitlab, junit, checkstyle, html (see tensorlint check --help)
          check --fail-on info A.java        | invalid value for option '--fail-on': 'info' is not one of error, warning, note, never (see tensorlint check --help)
          check --color red A.java           | invalid value for option '--color': 'red' is not one of auto, always, never (see tensorlint check --help)
          check --threads 0 A.java           | invalid value for option '--threads': must be at least 1 (see tensorlint check --help)
          check --threads two A.java         | invalid value for option '--threads': 'two' is not an int (see tensorlint check --help)
          check --path-states -1 A.java      | invalid value for option '--path-states': must be at least 1 (see tensorlint check --help)
          check --step-budget 0 A.java       | invalid value for option '--step-budget': must be at least 1 (see tensorlint check --help)
          check --recursion-rounds 0 A.java  | invalid value for option '--recursion-rounds': must be at least 1 (see tensorlint check --help)
          check --disable UseAfterClose .    | unknown rule 'UseAfterClose', did you mean 'UseAfterDispose'? (see tensorlint check --help)
          check --disable Nonsense .         | unknown rule 'Nonsense'; see tensorlint rules (see tensorlint check --help)
          check --output gone/r.txt .        | cannot write the report to gone/r.txt: its folder does not exist
          check --output . .                 | cannot write the report to .: it is a folder
          rules extra                        | unexpected argument 'extra' (see tensorlint rules --help)
          explain                            | missing required parameter: 'RULE' (see tensorlint explain --help)
          explain useafterdispose            | unknown rule 'useafterdispose', did you mean 'UseAfterDispose'? (see tensorlint explain --help)
          models onnxrutnime                 | unknown model 'onnxrutnime', did you mean 'onnxruntime'? (see tensorlint models --help)
          """)
  void whatIsWrongIsSaidInOneLine(String arguments, String message) {
    String[] words = arguments.isEmpty() ? new String[0] : arguments.split(" ");
    Cli.Outcome outcome = new Cli(folder).run(words);
    assertEquals(new Cli.Outcome(2, "", "tensorlint: " + message + "\n"), outcome);
  }

  @Test
  void harmlessCharactersOnlyReachTheTerminal() {
    Cli.Outcome outcome = new Cli(folder).run("explain", "\u001b[2J\nX");
    assertEquals(
        "tensorlint: unknown rule '\u241b[2J X'; see tensorlint rules (see tensorlint explain"
            + " --help)\n",
        outcome.err());
  }

  @Test
  void helpIsForPeople() {
    Cli.Outcome outcome = new Cli(folder).run("check", "--help");
    assertEquals(0, outcome.exitCode());
    assertEquals("", outcome.err());
    assertTrue(outcome.out().startsWith("Usage: tensorlint check "), outcome.out());
    assertTrue(
        outcome
            .out()
            .endsWith(
                """
                Exit codes:
                  0   no finding at or above --fail-on
                  1   findings at or above --fail-on
                  2   a part of the run failed, or a part of the code could not be analysed
                        (see --allow-incomplete); the rest is reported
                """),
        outcome.out());
  }

  @Test
  void versionIsOneLine() {
    Cli.Outcome outcome = new Cli(folder).run("--version");
    assertEquals(new Cli.Outcome(0, "tensorlint (not packaged)\n", ""), outcome);
  }

  /** A run that begins with the name of a command has this command alone. */
  @Test
  void eachCommandIsFoundByItsName() {
    Console console = Console.ofProcess();
    Linting none =
        (request, monitor) -> {
          throw new IllegalStateException("nothing is linted");
        };
    Set<String> all = TensorlintCommand.create(console, none).getSubcommands().keySet();
    assertTrue(all.size() > 5, all::toString);
    for (String name : all) {
      assertEquals(
          Set.of(name), TensorlintCommand.create(console, none, name).getSubcommands().keySet());
    }
  }
}
