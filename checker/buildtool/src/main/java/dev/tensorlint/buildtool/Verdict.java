// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.config.FailOn;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the build goes on.
 *
 * @param failOnDiagnostics whether input that could not be checked fails the build
 * @param failOnIncomplete whether code that could not be looked at in full fails the build
 * @param report where the whole report is, for the message
 */
public record Verdict(
    FailOn failOn, boolean failOnDiagnostics, boolean failOnIncomplete, Path report) {

  /** Returns how the build goes on with a result. */
  public Outcome on(LintResult result) {
    long unchecked = result.diagnostics().stream().filter(Diagnostic::isFailure).count();
    if (failOnDiagnostics && unchecked > 0) {
      return new Outcome(Outcome.Kind.UNCHECKED, unchecked(unchecked));
    }
    if (failOnIncomplete && result.gaps() > 0) {
      return new Outcome(Outcome.Kind.UNCHECKED, incomplete(result.gaps()));
    }
    List<Finding> failing =
        result.findings().stream().filter(each -> failOn.includes(each.severity())).toList();
    if (!failing.isEmpty()) {
      return new Outcome(Outcome.Kind.FAILED, failure(failing));
    }
    long suppressions = result.diagnostics().stream().filter(this::isWrongSuppression).count();
    if (suppressions > 0) {
      return new Outcome(Outcome.Kind.FAILED, wrongSuppressions(suppressions));
    }
    return new Outcome(
        result.isComplete() ? Outcome.Kind.PASSED : Outcome.Kind.INCOMPLETE, success(result));
  }

  private static String unchecked(long unchecked) {
    return counted(unchecked, "part of the input was", "parts of the input were")
        + " not checked: fix the problems logged above, or set tensorlint.failOnDiagnostics=false";
  }

  private static String incomplete(long gaps) {
    return "the check is incomplete, "
        + counted(gaps, "gap is", "gaps are")
        + " logged above: follow the advice there, or set tensorlint.failOnIncomplete=false";
  }

  private String failure(List<Finding> failing) {
    String severity = failOn == FailOn.ERROR ? "" : " or worse";
    return counted(failing.size(), "tensor lifecycle bug", "tensor lifecycle bugs")
        + " of severity "
        + failOn.label()
        + severity
        + ", see "
        + report
        + ": correct the code, suppress a finding with @SuppressWarnings(\""
        + failing.get(0).rule()
        + "\"), or set tensorlint.failOn";
  }

  private boolean isWrongSuppression(Diagnostic diagnostic) {
    return !diagnostic.isFailure()
        && diagnostic.severity() == Severity.ERROR
        && failOn.includes(Severity.ERROR);
  }

  private static String wrongSuppressions(long suppressions) {
    return counted(suppressions, "suppression suppresses", "suppressions suppress")
        + " nothing: remove those logged above, or set unused-suppressions in the configuration";
  }

  private String success(LintResult result) {
    String files = counted(result.summary().files(), "file", "files");
    int findings = result.findings().size();
    String found = findings == 0 ? "no findings" : counted(findings, "finding", "findings");
    String where = (findings == 0 ? "" : ", see " + report) + leftOut(result);
    return result.isComplete()
        ? found + " in " + files + where
        : "INCOMPLETE: " + found + " in what could be checked of " + files + where + gaps(result);
  }

  private static String leftOut(LintResult result) {
    LeftOut leftOut = result.summary().leftOut();
    return leftOut(leftOut.inTests(), "finding in test code", "findings in test code", "tests")
        + leftOut(leftOut.minor(), "minor finding", "minor findings", "minor");
  }

  private static String leftOut(int findings, String one, String many, String option) {
    return findings == 0
        ? ""
        : "; " + counted(findings, one, many) + " left out (tensorlint." + option + ")";
  }

  private static String gaps(LintResult result) {
    long unchecked = result.diagnostics().stream().filter(Diagnostic::isFailure).count();
    List<String> parts = new ArrayList<>();
    if (unchecked > 0) {
      parts.add(counted(unchecked, "part of the input", "parts of the input") + " not checked");
    }
    if (result.gaps() > 0) {
      parts.add(counted(result.gaps(), "gap", "gaps"));
    }
    return "; " + String.join(", ", parts);
  }

  private static String counted(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
