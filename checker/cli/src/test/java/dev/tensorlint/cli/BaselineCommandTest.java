// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings that are known are written down and left out. */
final class BaselineCommandTest {

  private static final String USE =
      "; `check --baseline tensorlint-baseline.json` leaves them out, or `baseline:"
          + " tensorlint-baseline.json` in tensorlint.yaml\n";

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      class %s {
        static float[] run() {
          Tensor t = Tensor.of(1f);
          return t.toFloatArray();
        }
      }
      """;

  private final Path folder;
  private final Cli cli;

  BaselineCommandTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli = new Cli(folder);
    cli.file("src/A.java", LEAK.formatted("A")).file("src/B.java", LEAK.formatted("B"));
  }

  private Cli.Outcome check(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(0, "--no-timings");
    return cli.lint("check", all.toArray(String[]::new));
  }

  @Test
  void whatIsKnownIsLeftOut() {
    assertEquals(
        new Cli.Outcome(0, "", "2 findings are known in tensorlint-baseline.json" + USE),
        cli.lint("baseline", "src"));
    assertEquals(
        new Cli.Outcome(
            0,
            "no findings in 2 files; 2 known findings left out\n",
            "note: tensorlint-baseline.json: 2 findings are known and left out\n"),
        check("--baseline=tensorlint-baseline.json", "src"));
  }

  @Test
  void theFileNamesRuleFileAndMessage() {
    cli.lint("baseline", "--baseline=ci/known.json", "src/A.java");
    String text = cli.read("ci/known.json").replaceFirst("[0-9a-f]{64}", "HASH");
    assertEquals(
        """
        {
          "version": 1,
          "findings": [
            { "fingerprint": "HASH", "rule": "UnscopedTensor", "file": "src/A.java", "message": "`t` is never released" }
          ]
        }
        """,
        text);
  }

  @Test
  void codeThatMovesIsStillKnownAndWhatIsNewIsTold() {
    cli.lint("baseline", "src/A.java");
    cli.file("src/A.java", "// moved\n\n" + LEAK.formatted("A"));
    Cli.Outcome outcome = check("--baseline=tensorlint-baseline.json", "src");
    assertEquals(1, outcome.exitCode());
    assertTrue(outcome.out().contains(" --> src/B.java:5:"), outcome.out());
    assertTrue(
        outcome.out().endsWith("1 finding (1 warning) in 2 files; 1 known finding left out\n"),
        outcome.out());
  }

  /** The second of two that are alike is not taken for the first when that is left out. */
  @Test
  void aFingerprintIsTheSameWithTheBaseline() {
    String twice = LEAK.formatted("A").replace("    Tensor t", "    Tensor.of(2f);\n    Tensor t");
    cli.file("src/A.java", twice.replace("    Tensor t", "    Tensor.of(2f);\n    Tensor t"));
    List<String> all = fingerprints(check("--format=json", "src/A.java").out());
    cli.lint("baseline", "src/A.java");
    String known = cli.read("tensorlint-baseline.json");
    String first =
        known.lines().filter(line -> line.contains(all.get(0))).findFirst().orElseThrow();
    cli.file(
        "tensorlint-baseline.json",
        "{\n  \"version\": 1,\n  \"findings\": [\n" + first.replaceAll(",$", "") + "\n  ]\n}\n");
    Cli.Outcome left = check("--format=json", "--baseline=tensorlint-baseline.json", "src/A.java");
    assertEquals(3, all.size());
    assertEquals(all.subList(1, 3), fingerprints(left.out()));
  }

  private static List<String> fingerprints(String json) {
    return Pattern.compile("[0-9a-f]{64}").matcher(json).results().map(MatchResult::group).toList();
  }

  @Test
  void whatIsNoLongerFoundIsToldWhereItWasLookedForAndPruned() {
    cli.lint("baseline", "src");
    cli.file("src/A.java", "class A {}\n");
    assertEquals(
        "note: tensorlint-baseline.json: 1 finding is known and left out\n"
            + "note: tensorlint-baseline.json:4: UnscopedTensor in src/A.java is no longer found:"
            + " `t` is never released; `tensorlint baseline --prune` removes it\n",
        check("--baseline=tensorlint-baseline.json", "src").err());
    assertEquals(
        "note: tensorlint-baseline.json: 1 finding is known and left out\n",
        check("--baseline=tensorlint-baseline.json", "src/B.java").err());
    assertEquals(
        "note: tensorlint-baseline.json: 1 finding is known and left out\n",
        check("--baseline=tensorlint-baseline.json", "--disable=ManualGc", "src/B.java").err());
    cli.file("src/C.java", LEAK.formatted("C"));
    assertEquals(
        "1 finding is known in tensorlint-baseline.json, 1 removed" + USE,
        cli.lint("baseline", "--prune", "src").err());
    assertEquals(1, check("--baseline=tensorlint-baseline.json", "src").exitCode());
  }

  @Test
  void aPartOfTheSourcesRenewsItsPartOfTheFile() {
    cli.lint("baseline", "src");
    cli.file("src/A.java", "class A {}\n");
    assertEquals(
        "1 finding is known in tensorlint-baseline.json" + USE,
        cli.lint("baseline", "src/A.java").err());
  }

  @Test
  void theConfigurationNamesIt() {
    cli.file("tensorlint.yaml", "baseline: ci/known.json\n");
    assertEquals("2 findings are known in ci/known.json\n", cli.lint("baseline", "src").err());
    assertEquals(0, check("src").exitCode());
    assertEquals(1, check("--no-config", "src").exitCode());
  }

  @Test
  void nothingIsWrittenWhereNotEverythingCouldBeChecked() {
    cli.file("src/Broken.java", "class {");
    Cli.Outcome outcome = cli.lint("baseline", "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome
            .err()
            .endsWith(
                "tensorlint: the baseline is not written, as not everything could be checked\n"),
        outcome.err());
    assertTrue(Files.notExists(folder.resolve("tensorlint-baseline.json")));
  }

  @Test
  void aBaselineThatIsMissingOrBrokenIsAFailureAndAllIsTold() {
    Cli.Outcome missing = check("--baseline=none.json", "src");
    assertEquals(2, missing.exitCode());
    assertEquals(
        "error: none.json: there is no such baseline: write it with `tensorlint baseline`\n",
        missing.err());
    assertTrue(missing.out().contains("2 findings (2 warnings)"), missing.out());
    cli.file("tensorlint-baseline.json", "{}");
    assertEquals(2, cli.lint("baseline", "src").exitCode());
  }

  @Test
  void suppressionsThatSuppressNothingFailWhereTheyAreErrors() {
    String wrong =
        """
        import dev.tensorlint.runtime.Tensor;
        class C {
          Tensor t; // tensorlint:ignore ManualGc -- nothing
        }
        """;
    cli.file("src/C.java", wrong);
    assertEquals(
        new Cli.Outcome(
            1,
            "no findings in 1 file\n",
            "error: src/C.java:3:13: `tensorlint:ignore ManualGc` suppresses nothing: remove it\n"),
        check("--unused-suppressions=error", "src/C.java"));
    assertEquals(
        0, check("--unused-suppressions=error", "--fail-on=never", "src/C.java").exitCode());
    assertEquals(0, check("src/C.java").exitCode());
    assertEquals("", check("--unused-suppressions=off", "src/C.java").err());
  }
}
