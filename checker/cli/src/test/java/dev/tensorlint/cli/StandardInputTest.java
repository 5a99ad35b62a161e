// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StandardInputTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      final class A {
        void run() {
          Tensor x = Tensor.of(1f);
        }
      }
      """;

  private final Cli cli;

  StandardInputTest(@TempDir Path folder) {
    this.cli = new Cli(folder).input(LEAK);
  }

  private Cli.Outcome check(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "--no-timings";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return cli.lint("check", all);
  }

  @Test
  void aFileOfTheNameIsReported() {
    Cli.Outcome outcome = check("--stdin-name", "src/main/A.java", "-");
    assertTrue(outcome.out().contains("--> src/main/A.java:5:23\n"), outcome.out());
    assertEquals(1, outcome.exitCode());
  }

  @Test
  void itStandsForTheFileOnTheDisk() {
    cli.file("src/A.java", "final class A {}\n");
    assertTrue(check("--stdin-name", "src/A.java", "-").out().contains("`x` is never released"));
    assertEquals("final class A {}\n", cli.read("src/A.java"));
  }

  @Test
  void theConfigurationAboveTheFileCounts() {
    cli.file("tensorlint.yaml", "rules:\n  UnscopedTensor: off\n").file("src/B.java", "");
    Cli.Outcome outcome = check("--stdin-name", "src/A.java", "-");
    assertTrue(outcome.out().startsWith("no findings in 1 file"), outcome.out() + outcome.err());
  }

  @Test
  void itHasAUsualName() {
    assertTrue(check("-").out().contains("--> Stdin.java:5:23\n"));
  }

  @Test
  void itIsTheOnlyPath() {
    Cli.Outcome outcome = check("-", "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("`-` is the only PATH"), outcome.err());
  }

  @Test
  void aNameNeedsAnInput() {
    assertTrue(check("--stdin-name=A.java", "src").err().contains("--stdin-name needs `-`"));
  }

  @Test
  void whatIsNotJavaIsRefused() {
    Cli.Outcome outcome = check("--stdin-name=A.kt", "-");
    assertTrue(outcome.err().contains("is not the name of a Java file"), outcome.err());
  }

  @Test
  void moreThanAFileMayHoldIsRefused() {
    cli.input("x".repeat((16 << 20) + 1));
    Cli.Outcome outcome = check("-");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("standard input is larger than"), outcome.err());
  }
}
