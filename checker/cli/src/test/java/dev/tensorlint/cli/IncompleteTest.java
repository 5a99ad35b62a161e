// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that could not look at everything is never clean: in no format, and by no exit code. */
class IncompleteTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String HINT =
      "tensorlint: the run is incomplete, which gives exit code 2; --unresolved lists what could not"
          + " be resolved, --allow-incomplete accepts it\n";

  private static final String WITHOUT_LIBRARY =
      """
      import ai.onnxruntime.OnnxTensor;
      import ai.onnxruntime.OrtSession.Result;
      class Serve {
        float[] run(Result result) {
          lost(result);
          return null;
        }
      }
      """;

  /** Most of the calls on modelled types do not resolve, though the library is there. */
  private static final String UNRESOLVED_CALLS =
      """
      import dev.tensorlint.runtime.Tensor;
      class Odd {
        static void run() {
          try (Tensor x = Tensor.of(1f)) {
            x.nothing();
            x.item(missing());
            Tensor.nowhere(2).close();
            x.item();
          }
        }
      }
      """;

  private static final String PLAIN =
      """
      import dev.tensorlint.runtime.Tensor;
      class Plain {
        static float run() {
          try (Tensor x = Tensor.of(1f)) {
            return x.item();
          }
        }
      }
      """;

  private final Cli cli;

  IncompleteTest(@TempDir Path folder) {
    cli = new Cli(folder);
  }

  @BeforeEach
  void aCompleteRunIsAnAllClear() throws IOException {
    cli.file("plain/Plain.java", PLAIN);
    assertEquals(new Cli.Outcome(0, "no findings in 1 file\n", ""), check("plain"));
    JsonNode report = json(check("--format=json", "plain"));
    assertTrue(report.path("summary").path("complete").asBoolean());
    assertEquals(0, report.path("gaps").size());
  }

  private Cli.Outcome check(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "--no-timings";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return cli.lint("check", all);
  }

  private static JsonNode json(Cli.Outcome outcome) throws IOException {
    return JSON.readTree(outcome.out());
  }

  private void assertIncomplete(String folder, String gap, String unresolvedNames)
      throws IOException {
    String files =
        "INCOMPLETE: no findings in what could be checked of 1 file; 1 gap"
            + unresolvedNames
            + "\n";
    assertEquals(new Cli.Outcome(2, files, "warning: " + gap + "\n" + HINT), check(folder));
    assertEquals(
        new Cli.Outcome(0, files, "warning: " + gap + "\n"), check("--allow-incomplete", folder));
    assertEquals(new Cli.Outcome(2, files, "warning: " + gap + "\n"), check("--quiet", folder));
    JsonNode report = json(check("--format=json", folder));
    assertFalse(report.path("summary").path("complete").asBoolean());
    assertEquals(1, report.path("gaps").size());
    assertTrue(
        gap.endsWith(report.path("gaps").path(0).path("message").asText()), report::toString);
    assertEquals(0, report.path("diagnostics").size());
  }

  @Test
  void aLibraryThatIsNotThere() throws IOException {
    cli.file("src/Serve.java", WITHOUT_LIBRARY);
    Cli.Outcome outcome = check("--models=onnxruntime", "src");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome
            .err()
            .startsWith(
                "warning: src/Serve.java: `com.microsoft.onnxruntime:onnxruntime` is used here, and"
                    + " is neither among the sources nor on the class path, so that calls are"
                    + " unresolved; add --classpath with its jars, or check the folder that has the"
                    + " build file\n"),
        outcome.err());
    assertTrue(
        outcome
            .out()
            .startsWith("INCOMPLETE: no findings in what could be checked of 1 file; 1 gap"),
        outcome.out());
    assertEquals(0, check("--allow-incomplete", "--models=onnxruntime", "src").exitCode());
  }

  @Test
  void aLibraryThatIsNotThereIsANoteWhereItsModelSaysAllThatIsAsked() {
    cli.file("src/Serve.java", WITHOUT_LIBRARY.replace("lost(result);", ""));
    Cli.Outcome outcome = check("--models=onnxruntime", "src");
    assertEquals(0, outcome.exitCode());
    assertTrue(outcome.out().startsWith("no findings in 1 file"), outcome.out());
    assertTrue(
        outcome
            .err()
            .startsWith(
                "note: src/Serve.java: `com.microsoft.onnxruntime:onnxruntime` is used here, and is"
                    + " neither among the sources nor on the class path, but no call is unresolved"
                    + " by that; to be sure, add --classpath"),
        outcome.err());
  }

  @Test
  void aLibraryAmongTheSourcesIsThere() {
    cli.file("src/Serve.java", WITHOUT_LIBRARY);
    cli.file("src/ai/onnxruntime/OnnxTensor.java", "package ai.onnxruntime; class OnnxTensor {}");
    cli.file(
        "src/ai/onnxruntime/OrtSession.java",
        "package ai.onnxruntime; class OrtSession { static class Result {} }");
    assertEquals(0, check("--models=onnxruntime", "src").exitCode());
  }

  @Test
  void callsThatDoNotResolve() throws IOException {
    cli.file("odd/Odd.java", UNRESOLVED_CALLS);
    assertIncomplete(
        "odd",
        "3 of 5 calls on modelled types could not be resolved (60 %, 5 % are tolerated); complete"
            + " the class path",
        ", 5 unresolved names");
  }

  private static String calling(String type, String calls) {
    return """
        import dev.tensorlint.runtime.Tensor;
        class TYPE {
          void f(Tensor x) {
            CALLS
          }
        }
        """
        .replace("TYPE", type)
        .replace("CALLS", calls);
  }

  @Test
  void fewCallsThatDoNotResolveAreTolerated() {
    cli.file("few/Few.java", calling("Few", "x.nothing();\n".repeat(2) + "x.item();\n".repeat(38)));
    assertEquals(0, check("few").exitCode());
  }

  @Test
  void aMethodThatIsGivenUp() throws IOException {
    cli.file("tensorlint.yaml", "engine:\n  step-budget: 1\n");
    cli.file("given/Up.java", PLAIN.replace("Plain", "Up"));
    assertIncomplete(
        "given",
        "given/Up.java:3:3: `Up.run` was not analysed: more than 1 steps; raise the step budget"
            + " (`--step-budget`, or `engine.step-budget` of the configuration) or split the method",
        "");
  }

  @Test
  void whatOthersReportAsAGapCountsToo() {
    LintSummary summary = new LintSummary(1, 0, 0, 9, 0, 1, 0, 0, 0, 0, LeftOut.NONE, 0, 0, 0, 0);
    Diagnostic gap = Diagnostic.gap("module", 0, 0, "`a:b` is not there", "run mvn install");
    Cli.Outcome outcome =
        cli.finding(new LintResult(List.of(), List.of(gap), summary))
            .run("check", "--no-timings", ".");
    assertEquals(
        new Cli.Outcome(
            2,
            "INCOMPLETE: no findings in what could be checked of 1 file; 1 gap\n",
            "warning: module: `a:b` is not there; run mvn install\n" + HINT),
        outcome);
  }

  @Test
  void aRealFailureIsNoGapAndCannotBeAllowed() {
    cli.file("broken/B.java", "class B {");
    assertEquals(2, check("--allow-incomplete", "broken").exitCode());
  }

  @Test
  void whatIsUnresolvedIsListedUnderItsCure() throws IOException {
    cli.file("odd/Odd.java", UNRESOLVED_CALLS);
    Cli.Outcome outcome = check("--unresolved", "odd");
    assertEquals(
        """
        unresolved; add --classpath with the jars that the code is compiled with, or check the folder\
         that has the build file:
          odd/Odd.java:6:9: item: no method `item` of `dev.tensorlint.runtime.Tensor` is known to\
         take these arguments
          odd/Odd.java:7:25: close: the type before it is not known
        unresolved; compile the code, and use the versions of the libraries that it is compiled with:
          odd/Odd.java:5:9: nothing: `dev.tensorlint.runtime.Tensor` is not known to have a method\
         `nothing`
          odd/Odd.java:7:14: nowhere: `dev.tensorlint.runtime.Tensor` is not known to have a method\
         `nowhere`

        INCOMPLETE: no findings in what could be checked of 1 file; 1 gap, 5 unresolved names
        """,
        outcome.out());
    JsonNode names = json(check("--unresolved", "--format=json", "odd")).path("unresolved");
    assertEquals(4, names.path("names").size());
    assertEquals("item", names.path("names").path(0).path("name").asText());
    assertEquals(0, names.path("leftOut").asInt());
  }

  @Test
  void theListHasAnEnd() throws IOException {
    cli.file("long/Long.java", calling("Long", "x.nothing();\n".repeat(230)));
    Cli.Outcome outcome = check("--unresolved", "long");
    assertTrue(outcome.out().contains("  ... and 30 more\n"), outcome.out());
    assertEquals(
        200,
        json(check("--unresolved", "--format=json", "long"))
            .path("unresolved")
            .path("names")
            .size());
  }

  @Test
  void quietSaysNothingOfACleanRun() {
    assertEquals(new Cli.Outcome(0, "", ""), check("--quiet", "plain"));
  }

  @Test
  void statisticsSayWhatTheRunTook() throws IOException {
    Cli.Outcome outcome = check("--statistics", "--no-cache", "plain");
    assertEquals("no findings in 1 file\n", outcome.out());
    assertTrue(
        outcome.err().contains("calls on modelled types                      2\n"), outcome.err());
    assertTrue(outcome.err().contains("  Plain.run in plain/Plain.java: "), outcome.err());
    JsonNode statistics =
        json(check("--statistics", "--no-cache", "--format=json", "plain")).path("statistics");
    assertTrue(statistics.path("steps").asInt() > 0, statistics::toString);
    assertEquals("Plain.run", statistics.path("costliest").path(0).path("method").asText());
    assertFalse(statistics.has("parseSeconds"), "times are left out");
  }

  @Test
  void aBaselineIsNotWrittenOfAPart() {
    cli.file("odd/Odd.java", UNRESOLVED_CALLS);
    assertEquals(2, cli.lint("baseline", "--baseline=known.json", "odd").exitCode());
    assertEquals(
        0, cli.lint("baseline", "--allow-incomplete", "--baseline=known.json", "odd").exitCode());
    assertEquals(
        2,
        cli.lint("baseline", "--allow-incomplete", "--prune", "--baseline=known.json", "odd")
            .exitCode());
  }

  @Test
  void fixesOfAPartAreNotAllThatThereAre() {
    cli.file("odd/Odd.java", UNRESOLVED_CALLS);
    Cli.Outcome outcome = cli.lint("fix", "--dry-run", "odd");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome.err().endsWith("INCOMPLETE: 1 gap, more may be left to fix\n"), outcome.err());
  }

  @Test
  void aConfigurationThatExcludesEverythingIsSeen() {
    cli.file("tensorlint.yaml", "paths:\n  exclude: [odd]\n");
    cli.file("odd/Odd.java", UNRESOLVED_CALLS);
    assertEquals(
        "no findings in 1 file; 1 file excluded, 5 unresolved names\n", check("odd").out());
  }
}
