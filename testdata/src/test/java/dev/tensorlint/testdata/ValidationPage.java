// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.testdata.ValidationPageTest.Tally;
import java.util.Map;

/** Writes what the cases prove as Markdown. */
final class ValidationPage {

  private static final String HEAD =
      """
      # What the runs prove

      Every case of [`testdata`](../testdata/README.md) is linted through both front ends and run on the
      plain-Java device and on an OpenCL device; findings, markers and runs have to tell the same story.
      This page is written by that test (`-Dtensorlint.updateGolden=true`), and each build compares it with what
      is so then.

      - *bad*: cases in which the rule has something to find; *good*: cases that look like its bug and have none.
      - *findings*: what is marked; *missed* and *false*: what a front end did not find, or found besides.
      - *Java*, *OpenCL*: cases whose run shows what the case says; `-` where there was no such device.
      - *fixed*: bad cases of the rule that `fix --unsafe` mends; each is compiled, linted and run after it.

      | rule | bad | good | findings | missed | false | Java | OpenCL | fixed | shown by |
      |---|---|---|---|---|---|---|---|---|---|
      """;

  private static final String LEAK = "what is never closed, with the line that created it";
  private static final String THROWN = "an exception through the line";
  private static final String IN_FLIGHT =
      "an exception of the release, or of the computation that comes upon released data";

  /** What cannot be shown by a count or an exception at a line says what shows it instead. */
  private static final Map<String, String> SHOWN =
      Map.ofEntries(
          Map.entry("UseAfterDispose", THROWN),
          Map.entry("ViewOutlivesOwner", THROWN),
          Map.entry("DeferredDispose", THROWN),
          Map.entry("WrongOwner", THROWN),
          Map.entry("DoubleDispose", THROWN),
          Map.entry(
              "EscapesScope",
              "an exception that names the scope or the block which closed the tensor"),
          Map.entry("DisposeNotOwned", "an exception that names the line which closed the tensor"),
          Map.entry("DisposeWhileInFlight", IN_FLIGHT),
          Map.entry("AsyncEscapesScope", IN_FLIGHT),
          Map.entry("SharedSession", "the exception that tells of another thread"),
          Map.entry("SymbolicTensorEscapes", "the exception that tells of a trace that is over"),
          Map.entry(
              "WeaklyHeldModel",
              "garbage is collected until the reference is cleared, three rounds at most"),
          Map.entry(
              "HeavyResourceInLoop",
              "several things built from one line, or a count of traces that the case looks at"),
          Map.entry("StateNotReset", "two answers that differ, which the case compares"),
          Map.entry(
              "StateHeldAcrossSteps", "an exception where the state is read, or at the next step"),
          Map.entry("ManualGc", "the JVM's own record of who asked for a collection"),
          Map.entry("ImplicitRandomState", "the count of draws of the implicit generator"));

  private ValidationPage() {}

  static String of(Tallies tallies) {
    StringBuilder page = new StringBuilder(HEAD);
    for (Rule rule : RuleCatalog.all()) {
      page.append(row(tallies.of(rule.name())));
    }
    return page.toString();
  }

  private static String row(Tally tally) {
    String openCl = tally.agreedOnOpenCl().map(String::valueOf).orElse("-");
    return String.format(
        "| [%s](rules/%s.md) | %d | %d | %d | %d | %d | %d | %s | %d | %s |\n",
        tally.rule(),
        tally.rule(),
        tally.bad(),
        tally.good(),
        tally.wanted(),
        tally.missed(),
        tally.falseFindings(),
        tally.agreedOnJava(),
        openCl,
        tally.fixed(),
        SHOWN.getOrDefault(tally.rule(), LEAK));
  }
}
