// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --format html}. */
final class HtmlReportTest {

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

  private final Cli cli;

  HtmlReportTest(@TempDir Path folder) {
    this.cli = new Cli(folder).file("src/A.java", LEAK);
  }

  @Test
  void aFileHoldsThePage() {
    Cli.Outcome outcome =
        cli.lint("check", "--format", "html", "--output", "report.html", "src/A.java");
    assertEquals(1, outcome.exitCode(), outcome.err());
    assertEquals("", outcome.out());
    String page = cli.read("report.html");
    assertTrue(page.startsWith("<!doctype html>"), page);
    assertTrue(page.contains("\"rule\":\"UnscopedTensor\""), page);
    assertTrue(page.contains("\"event\":\"open\""), page);
    assertTrue(page.contains("# UnscopedTensor"), page);
    assertTrue(page.contains("\"complete\":true"), page);
  }

  @Test
  void equalRunsGiveEqualPages() {
    String[] options = {"--format", "html", "--no-timings", "src/A.java"};
    assertEquals(cli.lint("check", options).out(), cli.lint("check", options).out());
  }

  @Test
  void anIncompleteRunSaysSo() {
    cli.file("src/B.java", "class B { void f( }");
    Cli.Outcome outcome = cli.lint("check", "--format", "html", "src");
    assertEquals(2, outcome.exitCode(), outcome.err());
    assertTrue(outcome.out().contains("\"complete\":false"), outcome.out());
  }
}
