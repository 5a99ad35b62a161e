// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.validation.Comparison;
import dev.tensorlint.validation.Comparison.Outcome;
import dev.tensorlint.validation.Comparison.Unfound;
import dev.tensorlint.validation.Comparison.Verdict;
import dev.tensorlint.validation.ProgramRun;
import java.util.List;

/** A comparison of findings with a run, for people. */
final class ComparisonText {

  private ComparisonText() {}

  static String of(Comparison comparison, ProgramRun.Result run) {
    StringBuilder text = new StringBuilder();
    if (!comparison.rules().isEmpty()) {
      text.append(table(comparison)).append('\n');
    }
    for (Verdict verdict : comparison.verdicts()) {
      text.append(line(words(verdict), verdict.finding())).append('\n');
    }
    for (Unfound unfound : comparison.unfound()) {
      text.append(line(unfound)).append('\n');
    }
    return text.append(end(run)).append('\n').toString();
  }

  private static String table(Comparison comparison) {
    Table table = new Table();
    table.row("rule", "both", "only static", "not exercised", "not observable", "only dynamic");
    for (String rule : comparison.rules()) {
      table.row(
          rule,
          count(comparison, rule, Outcome.SHOWN),
          count(comparison, rule, Outcome.NOT_SHOWN),
          count(comparison, rule, Outcome.NOT_EXERCISED),
          count(comparison, rule, Outcome.NOT_OBSERVABLE),
          String.valueOf(comparison.countUnfound(rule)));
    }
    return table.render();
  }

  private static String count(Comparison comparison, String rule, Outcome outcome) {
    return String.valueOf(comparison.count(rule, outcome));
  }

  private static String words(Verdict verdict) {
    return switch (verdict.outcome()) {
      case SHOWN -> "both";
      case NOT_SHOWN -> "only static";
      case NOT_EXERCISED -> "not exercised";
      case NOT_OBSERVABLE -> "not observable";
    };
  }

  private static String line(String outcome, Finding finding) {
    String at = finding.place().file().path() + ":" + finding.place().start().line();
    String rule = finding.rule() + ", " + finding.confidence().label();
    return PlainText.oneLine(outcome + ": " + at + ": " + finding.message() + " [" + rule + "]");
  }

  private static String line(Unfound unfound) {
    String at = unfound.at().number() == 0 ? "an unknown line" : at(unfound);
    return PlainText.oneLine(
        "only dynamic: " + at + ": " + unfound.what() + " [" + unfound.rule() + "]");
  }

  private static String at(Unfound unfound) {
    return unfound.at().file() + ":" + unfound.at().number();
  }

  private static String end(ProgramRun.Result run) {
    List<String> types = run.log().failures().stream().map(failure -> failure.type()).toList();
    if (!run.isInTime()) {
      return "the program did not end in time and was stopped; leaks are not counted";
    }
    if (!types.isEmpty()) {
      return "the program ended by " + String.join(", ", types) + "; leaks are not counted";
    }
    return run.log().hasEnded()
        ? "the program ended normally"
        : "the program left before its main method returned; leaks are not counted";
  }
}
