// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.Set;

/** Reports whose names and texts are what a format might take for its own syntax. */
public final class Hostile {

  /** A line end, a command, a property, escapes, markup, a control character, a reordered name. */
  public static final String PATH =
      "src/a%0A::error::b,title=c\n::warning::d \"e\" <f>]]>&amp; \u0007\u202Eg\uD800:h/Serve.java";

  private static final String MESSAGE =
      "`x\n"
          + "::error file=a::b` %0A%25 is \"read\" <b>after</b> ]]> [it](http://a) {0}"
          + " \u202Ewas\u0000";

  private Hostile() {}

  /** Two findings, one of them potential and a note, that were all checked. */
  public static Report complete() {
    return Sample.report(hostile(), plain());
  }

  /** The same of a run that is incomplete, in which one finding is known. */
  public static Report incomplete() {
    Report complete = complete();
    List<Diagnostic> diagnostics =
        List.of(
            Diagnostic.gap(PATH, 3, 0, "a type\n::error::x ]]> is unknown", "name it"),
            Diagnostic.error(null, "the model %0A is broken"),
            new Diagnostic(Severity.NOTE, "b.json", 4, 0, "1 finding is known"));
    return new Report(
        List.of(hostile()),
        complete.found(),
        diagnostics,
        complete.summary(),
        ReportDetails.NONE,
        new Changes(true, null, Set.of(plain()), List.of()));
  }

  /** A definite error with a trace, a consequence and a fix in a file of a hostile name. */
  public static Finding hostile() {
    SourceFile file =
        Sample.file(
            PATH, "Tensor x = Tensor.of(1f);", "x.close();", "x.print(\"]]>\");", "x.sum();");
    Finding consequence = Sample.at(Sample.find(file, "x.sum()")).message("`y` leaks").finding();
    Sample sample =
        Sample.at(Sample.find(file, "x.print(\"]]>\")"))
            .message(MESSAGE)
            .method("Serve<T>.run")
            .help("read \"x\" %0A before\n]]> it is closed")
            .step(Sample.find(file, "Tensor.of(1f)"), "created here")
            .step(Sample.find(file, "x.close()"), "closed here\n::error::e")
            .fix(
                Fix.Safety.SAFE,
                "move \"]]>\" up",
                new Fix.Edit(Sample.find(file, "x.close();"), "x.print(\"]]>\");\nx.close();"),
                new Fix.Edit(Sample.find(file, "x.print(\"]]>\");"), ""))
            .fix(Fix.Safety.DISPLAY_ONLY, "look at it");
    return sample.finding().withSteps(List.of(TraceStep.also(consequence.place(), consequence)));
  }

  /** A potential note without a trace. */
  public static Finding plain() {
    SourceFile file = Sample.file("src/Plain.java", "Tensor y = Tensor.of(2f);", "y.print();");
    return Sample.at(Sample.find(file, "y.print()"))
        .message("`y` is read after it was disposed")
        .severity(Severity.NOTE)
        .potential()
        .finding();
  }
}
