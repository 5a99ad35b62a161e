// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.stream.Collectors;

/** What the engine says of a program, as text. */
public final class Findings {

  private Findings() {}

  public static AnalysisResult analyze(Program program, EngineOptions options) {
    return new Engine(new ToyModels(), RuleCatalog.all(), options).analyze(program);
  }

  /** Returns the findings, each as one line with the source line that it is at. */
  public static String of(Program program) {
    return brief(analyze(program, EngineOptions.DEFAULT));
  }

  /** Returns the findings in a class {@code A} with one method {@code run}. */
  public static String in(StmtCode... body) {
    return of(Programs.ofBody(body));
  }

  /** Returns the findings, each as one line with the source line that it is at. */
  public static String brief(AnalysisResult result) {
    return result.findings().stream().map(Findings::brief).collect(Collectors.joining());
  }

  private static String brief(Finding finding) {
    return "%s %s: %s: %s\n"
        .formatted(finding.rule(), finding.confidence().label(), line(finding), finding.message());
  }

  private static String line(Finding finding) {
    int number = finding.place().start().line();
    return finding.place().file().text().lines().skip(number - 1L).findFirst().orElse("").strip();
  }

  /** Returns all of each finding, and the diagnostics. */
  public static String full(AnalysisResult result) {
    String findings = result.findings().stream().map(Findings::full).collect(Collectors.joining());
    String diagnostics =
        result.diagnostics().stream()
            .map(each -> each.severity().label() + ": " + each.oneLine() + "\n")
            .collect(Collectors.joining());
    return findings + diagnostics;
  }

  private static String full(Finding finding) {
    String trace =
        finding.trace().stream()
            .map(step -> "  %s %s\n".formatted(at(step.place()), step.note()))
            .collect(Collectors.joining());
    return "%s %s %s: %s %s in %s: %s (%s)\n%s  help: %s\n"
        .formatted(
            finding.severity().label(),
            finding.rule(),
            finding.confidence().label(),
            at(finding.place()),
            finding.resource(),
            finding.method(),
            finding.message(),
            finding.label(),
            trace,
            finding.help());
  }

  private static String at(Place place) {
    return place.file().path() + ":" + place.start().line() + " `" + place.text() + "`";
  }
}
