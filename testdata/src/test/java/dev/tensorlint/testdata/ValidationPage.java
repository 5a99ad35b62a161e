// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.testdata.ValidationPageTest.Tally;

/** Writes what the cases prove as Markdown. */
final class ValidationPage {

  private static final String HEAD =
      """
      # What the runs prove

      Every case of [`testdata`](../testdata/README.md) is linted through both front ends and run on the
      plain-Java device and on an OpenCL device; findings, markers and runs have to agree.
      A test writes this page (`-Dtensorlint.updateGolden=true`), and each build compares it.

      - *bad*: cases that have the bug of the rule; *good*: cases that look like it and have no bug.
      - *findings*: the marked ones; *missed*, *false*: those that a front end did not report, or reported besides.
      - *Java*, *OpenCL*: cases that run there; the build fails unless the run shows what the case says. `-` where there was no such device.
      - *fixed*: bad cases that `fix --unsafe` repairs; each is then compiled, linted and run.

      | rule | bad | good | findings | missed | false | Java | OpenCL | fixed | shown by |
      |---|---|---|---|---|---|---|---|---|---|
      """;

  private ValidationPage() {}

  /**
   * Returns the page.
   *
   * @param isOnOpenCl whether the cases run on an OpenCL device as well
   */
  static String of(Tallies tallies, boolean isOnOpenCl) {
    StringBuilder page = new StringBuilder(HEAD);
    for (Rule rule : RuleCatalog.all()) {
      page.append(row(tallies.of(rule.name()), isOnOpenCl, rule.metadata().evidence()));
    }
    return page.toString();
  }

  private static String row(Tally tally, boolean isOnOpenCl, EvidenceKind evidence) {
    String openCl = isOnOpenCl ? String.valueOf(tally.cases()) : "-";
    return String.format(
        "| [%s](rules/%s.md) | %d | %d | %d | %d | %d | %d | %s | %d | %s |\n",
        tally.rule(),
        tally.rule(),
        tally.bad(),
        tally.good(),
        tally.wanted(),
        tally.missed(),
        tally.falseFindings(),
        tally.cases(),
        openCl,
        tally.fixed(),
        evidence.description());
  }
}
