// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Stands for the engine where a test is about the reporting: each {@code bad()} in a text is a
 * definite bug of the rule {@code Planted}, each {@code odd()} a potential one, {@code crash()}
 * breaks the analysis.
 */
final class PlantedBugs implements ProgramAnalyzer {

  /** The programs that were analysed. */
  final List<Program> analyzed = new ArrayList<>();

  @Override
  public AnalysisResult analyze(Program program) {
    analyzed.add(program);
    List<Finding> findings = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (CompilationUnit unit : program.units()) {
      SourceFile file = unit.file();
      if (file.text().contains("crash()")) {
        throw new IllegalStateException("planted crash");
      }
      find("bad()", file).forEach(span -> findings.add(finding(file, span, Severity.ERROR)));
      find("odd()", file).forEach(span -> findings.add(finding(file, span, Severity.WARNING)));
      find("vast()", file).forEach(span -> diagnostics.add(notAnalysed(file, span)));
    }
    return new AnalysisResult(findings, diagnostics, program.units().size(), 0, 0, LeftOut.NONE, 0);
  }

  private static List<Span> find(String call, SourceFile file) {
    List<Span> spans = new ArrayList<>();
    for (int at = file.text().indexOf(call); at >= 0; at = file.text().indexOf(call, at + 1)) {
      spans.add(new Span(at, at + call.length()));
    }
    return spans;
  }

  private static Finding finding(SourceFile file, Span span, Severity severity) {
    Place place = new Place(file, span);
    Place start = new Place(file, new Span(0, 1));
    return new Finding(
        "Planted",
        severity,
        severity == Severity.ERROR ? Confidence.DEFINITE : Confidence.POTENTIAL,
        place,
        Event.USED,
        "called here, on every path",
        "T.m",
        "x",
        "`" + place.text() + "` is called",
        List.of(new TraceStep(start, "created here", Event.CREATED)),
        "call `good()`",
        List.of(fix(Fix.Safety.UNSAFE, place, "ugly()"), fix(Fix.Safety.SAFE, place, "good()")));
  }

  private static Fix fix(Fix.Safety safety, Place place, String text) {
    return new Fix(safety, "call `" + text + "`", List.of(new Fix.Edit(place, text)));
  }

  private static Diagnostic notAnalysed(SourceFile file, Span span) {
    int line = file.positionOf(span.start()).line();
    return new Diagnostic(Severity.NOTE, file.path(), line, 1, "method not analysed");
  }
}
