// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.report.Advice;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.Location;

/** Findings as diagnostics of the protocol. */
final class FindingDiagnostics {

  static final String SOURCE = "tensorlint";

  private final RulePages pages;
  private final UnaryOperator<String> uris;

  /**
   * @param uris from the name of a file to the name by which the editor knows it
   */
  FindingDiagnostics(RulePages pages, UnaryOperator<String> uris) {
    this.pages = pages;
    this.uris = uris;
  }

  Diagnostic of(Finding finding) {
    Diagnostic diagnostic = new Diagnostic(Lines.range(finding.place()), message(finding));
    diagnostic.setSeverity(severity(finding.severity()));
    diagnostic.setSource(SOURCE);
    diagnostic.setCode(finding.rule());
    pages
        .uri(finding.rule())
        .ifPresent(uri -> diagnostic.setCodeDescription(new DiagnosticCodeDescription(uri)));
    diagnostic.setRelatedInformation(finding.trace().stream().map(this::related).toList());
    if (isUnnecessary(finding)) {
      diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
    }
    return diagnostic;
  }

  private static String message(Finding finding) {
    String help = finding.help().isEmpty() ? "" : "\nhelp: " + finding.help();
    return finding.message() + Advice.qualifiers(finding) + help;
  }

  static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case NOTE -> DiagnosticSeverity.Information;
    };
  }

  private DiagnosticRelatedInformation related(TraceStep step) {
    String uri = uris.apply(step.place().file().path());
    return new DiagnosticRelatedInformation(
        new Location(uri, Lines.range(step.place())), step.note());
  }

  /** Code is unnecessary when leaving it out is all that a safe fix does. */
  private static boolean isUnnecessary(Finding finding) {
    return finding.fixes().stream()
        .filter(fix -> fix.safety() == Fix.Safety.SAFE && !fix.edits().isEmpty())
        .anyMatch(fix -> fix.edits().stream().allMatch(edit -> removes(edit, finding)));
  }

  private static boolean removes(Fix.Edit edit, Finding finding) {
    return edit.replacement().isBlank()
        && edit.place().file().equals(finding.place().file())
        && edit.place().span().contains(finding.place().span());
  }
}
