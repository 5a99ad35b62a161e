// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code tensorlint.yaml} changes, and what it does not. */
final class ConfigurationTest {

  private final Cli cli;

  ConfigurationTest(@TempDir Path folder) {
    this.cli = new Cli(folder);
  }

  @BeforeEach
  void writeSources() {
    for (String name : List.of("A", "test/B")) {
      String type = name.substring(name.length() - 1);
      cli.file(
          "src/" + name + ".java",
          """
          import dev.tensorlint.runtime.Tensor;

          class %s {
            static void run() {
              Tensor t = Tensor.of(1f);
              t.close();
              System.out.println(t.toFloatArray()[0]);
            }
          }
          """
              .formatted(type));
    }
  }

  private Cli.Outcome check(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(0, "--no-timings");
    return cli.lint("check", all.toArray(String[]::new));
  }

  /** The heads of the findings, with the files that they are in. */
  private static List<String> heads(Cli.Outcome outcome) {
    return outcome
        .out()
        .lines()
        .filter(line -> line.contains("[UseAfterDispose") || line.startsWith(" --> "))
        .map(line -> line.replaceFirst("]: .*", "]").replaceFirst(":\\d+:\\d+$", ""))
        .toList();
  }

  @Test
  void withoutItTheRulesHaveTheirOwnSeverities() {
    Cli.Outcome outcome = check("src");
    assertEquals(1, outcome.exitCode());
    assertEquals(
        List.of(
            "error[UseAfterDispose]",
            " --> src/A.java",
            "error[UseAfterDispose]",
            " --> src/test/B.java"),
        heads(outcome));
  }

  @Test
  void severitiesByFile() {
    cli.file(
        "tensorlint.yaml",
        """
        rules: { UseAfterDispose: warning }
        paths: { rules: { src/test/**: { UseAfterDispose: note } } }
        """);
    assertEquals(
        List.of(
            "warning[UseAfterDispose]",
            " --> src/A.java",
            "note[UseAfterDispose]",
            " --> src/test/B.java"),
        heads(check("src")));
  }

  @Test
  void theNearestFileIsTakenAndOthersAreNamed() {
    cli.file("src/tensorlint.yaml", "paths: { exclude: [test] }\n");
    cli.file("other.yaml", "rules: { all: off }\n");
    assertEquals(
        List.of("error[UseAfterDispose]", " --> src/A.java"),
        heads(check("src/test", "src/A.java")));
    assertEquals(
        new Cli.Outcome(0, "no findings in 2 files; 26 rules off\n", ""),
        check("--config=other.yaml", "src"));
    assertEquals(4, heads(check("--no-config", "src")).size());
  }

  @Test
  void differentConfigurationsAreRefused() {
    cli.file("src/test/tensorlint.yaml", "").file("tensorlint.yaml", "");
    assertEquals(
        new Cli.Outcome(
            2,
            "",
            "tensorlint: the PATHs have different configurations, tensorlint.yaml and"
                + " src/test/tensorlint.yaml; name one with --config, or use --no-config (see"
                + " tensorlint check --help)\n"),
        check("src/A.java", "src/test"));
  }

  @Test
  void optionsWin() {
    cli.file("tensorlint.yaml", "rules: { UseAfterDispose: note }\nfail-on: note\n");
    assertEquals(1, check("src").exitCode());
    assertEquals(0, check("--fail-on=warning", "src").exitCode());
    assertEquals(
        new Cli.Outcome(0, "no findings in 2 files; 1 rule lowered\n", ""),
        check("--disable=UseAfterDispose", "src"));
  }

  @Test
  void whatIsWrongIsToldWithItsPlaceAndTheRestIsDone() {
    cli.file(
        "tensorlint.yaml",
        """
        rules:
          UseAfterDispos: off
          UseAfterDispose: note
        models:
          enable: [djll]
          files: [mine.yaml]
        """);
    Cli.Outcome outcome = check("src/A.java");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        """
        error: mine.yaml: cannot read this model: there is no such file
        error: tensorlint.yaml:2:3: there is no rule `UseAfterDispos`: did you mean `UseAfterDispose`?
        error: tensorlint.yaml:5:12: there is no model `djll`: did you mean `djl`?
        """,
        outcome.err());
    assertEquals(List.of("note[UseAfterDispose]", " --> src/A.java"), heads(outcome));
  }

  @Test
  void aBrokenFileThatIsExcludedIsNotTold() {
    cli.file("src/test/Broken.java", "class {");
    assertEquals(2, check("src").exitCode());
    cli.file("tensorlint.yaml", "paths: { exclude: [src/test] }\n");
    Cli.Outcome outcome = check("src");
    assertEquals("", outcome.err());
    assertEquals(1, outcome.exitCode());
  }

  @Test
  void aModelOfYourOwnIsFoundBesideTheFile() {
    cli.file(
        "models/mine.yaml",
        """
        library: mine
        types:
          mine.Vector:
            kind: tensor
            release: { methods: [close] }
            methods: { "make()": fresh }
        """);
    cli.file(
        "lib/mine/Vector.java",
        "package mine;\n"
            + "public class Vector { public static Vector make() { return new Vector(); } public"
            + " void close() {} }\n");
    cli.file(
        "lib/App.java",
        "class App { static void run() { mine.Vector v = mine.Vector.make(); } }\n");
    cli.file("tensorlint.yaml", "models: { files: [models/mine.yaml] }\n");
    String out = check("lib").out();
    assertTrue(out.contains("`v` is never released"), out);
    assertEquals("no findings in 2 files\n", check("--no-config", "lib").out());
  }
}
