// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sources that are not UTF-8: checked, fixed, and written back in their own encoding. */
final class EncodingTest {

  private static final String BEFORE =
      """
      import dev.tensorlint.runtime.Tensor;

      class A {
        /* caf\u00e9 */ float f(float value) {
          Tensor x = Tensor.of(value);
          return x.item(); // d\u00e9j\u00e0 vu
        }
      }
      """;

  private static final String AFTER =
      """
      import dev.tensorlint.runtime.Tensor;

      class A {
        /* caf\u00e9 */ float f(float value) {
          try (Tensor x = Tensor.of(value)) {
            return x.item(); // d\u00e9j\u00e0 vu
          }
        }
      }
      """;

  private final Path file;
  private final Cli cli;

  EncodingTest(@TempDir Path folder) {
    this.file = folder.resolve("A.java");
    this.cli = new Cli(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, '', ''",
    "UTF-8, \ufeff, ''",
    "UTF-16LE, \ufeff, ''",
    "UTF-16BE, \ufeff, ''",
    "UTF-32BE, \ufeff, ''",
    "ISO-8859-1, '', ''",
    "windows-1252, '', windows-1252",
    "UTF-16LE, '', UTF-16LE",
    "UTF-16BE, '', UTF-16",
    "UTF-8, \ufeff, ISO-8859-1"
  })
  void aFixKeepsEncodingMarkAndLineEnds(Charset charset, String mark, String given)
      throws IOException {
    Files.write(file, (mark + BEFORE.replace("\n", "\r\n")).getBytes(charset));
    Cli.Outcome outcome =
        given.isEmpty() ? cli.run("fix", "A.java") : cli.run("fix", "--encoding", given, "A.java");
    assertEquals(0, outcome.exitCode(), outcome.err());
    assertArrayEquals(
        (mark + AFTER.replace("\n", "\r\n")).getBytes(charset), Files.readAllBytes(file));
  }

  @Test
  void aFindingAfterAMarkHasItsPlace() throws IOException {
    Files.write(file, ("\ufeff" + BEFORE).getBytes(StandardCharsets.UTF_16LE));
    Cli.Outcome outcome = cli.lint("check", "A.java");
    assertEquals(1, outcome.exitCode());
    assertTrue(outcome.out().contains(" --> A.java:5:23"), outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void aGuessIsANoteAndNoFailure() throws IOException {
    Files.write(file, BEFORE.getBytes(StandardCharsets.ISO_8859_1));
    Cli.Outcome outcome = cli.lint("check", "A.java");
    assertEquals(1, outcome.exitCode());
    assertEquals(
        "note: A.java:4:9: is not UTF-8 at byte 57 and is read as windows-1252; name its encoding"
            + " with --encoding or `encoding` in tensorlint.yaml\n",
        outcome.err());
    assertEquals("", cli.lint("check", "--encoding=ISO-8859-1", "A.java").err());
    cli.file("tensorlint.yaml", "encoding: ISO-8859-1\n");
    assertEquals("", cli.lint("check", "A.java").err());
  }

  @Test
  void aFileWithoutModelledTypesNeverFails() throws IOException {
    Files.write(file, "class A { /* caf\u00e9 */ }\n".getBytes(StandardCharsets.ISO_8859_1));
    String clean = "no findings in 1 file\n";
    String note =
        "note: no checked code uses a modelled library, so there is nothing to find;"
            + " `tensorlint models` lists the models\n";
    assertEquals(new Cli.Outcome(0, clean, note), cli.lint("check", "--no-timings", "A.java"));
    assertEquals(
        new Cli.Outcome(0, clean, note),
        cli.lint("check", "--no-timings", "--encoding=UTF-8", "A.java"));
  }

  @Test
  void aFileThatMattersAndIsInAnotherEncodingThanGivenIsAnError() throws IOException {
    Files.write(file, BEFORE.getBytes(StandardCharsets.ISO_8859_1));
    byte[] before = Files.readAllBytes(file);
    Cli.Outcome outcome = cli.lint("check", "--encoding=UTF-8", "A.java");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        "error: A.java:4:9: is not UTF-8 at byte 57 and is left out; name its encoding with"
            + " --encoding or `encoding` in tensorlint.yaml\n",
        outcome.err());
    assertEquals(2, cli.run("fix", "--encoding=UTF-8", "A.java").exitCode());
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  @Test
  void anUnknownEncodingIsAnError() {
    Cli.Outcome outcome = cli.lint("check", "--encoding=latin", ".");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome.err().contains("'latin' is not an encoding: write a name such as UTF-8"),
        outcome.err());
  }
}
