// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;

/** Reports for tests of the page, and their parts. */
final class HtmlSample {

  /** What breaks out of a context that does not escape it, and what a reader must not see. */
  static final String HOSTILE =
      "</script><script>document.title='pwned'</script>"
          + "<img src=x onerror=\"document.title='pwned'\">'\"&amp;<!--]]>\\u0041${1}{{DATA}}"
          + "\u202egnp\u202c\u2066\u0000\u001b[31m\u2028\u2029\ud800x\udc00\ud83d\ude00\uffff";

  private static final SourceFile FILE =
      file(
          "app/src/main/java/Serve.java",
          "final class Serve {",
          "  float run(Model model) {",
          "    try (TensorScope scope = TensorScope.open()) {",
          "      Tensor x = Tensor.of(1f);",
          "      keep(x);",
          "    }",
          "    return x.item();",
          "  }",
          "}");

  private HtmlSample() {}

  static Finding used() {
    return Sample.at(find(FILE, "x.item"))
        .step(find(FILE, "Tensor.of(1f)"), "created here", Event.CREATED)
        .step(find(FILE, "scope = ", "scope"), "disposed", Event.RELEASED, "`scope`")
        .fix(
            Fix.Safety.SAFE,
            "keep `x`",
            new Fix.Edit(find(FILE, "Tensor.of(1f)"), "Tensor.of(1f).keep()"))
        .finding();
  }

  static Finding leaked() {
    return Sample.at(find(FILE, "Tensor.of(1f)"))
        .rule("UnscopedTensor")
        .severity(Severity.WARNING)
        .potential()
        .event(Event.CREATED)
        .label("created here, owned by this method")
        .message("`x` is not released on every path")
        .step(find(FILE, "keep(x)"), "may throw here, leaving the method", Event.THROWN)
        .finding();
  }

  static Report full() {
    return new Report(
        List.of(used(), leaked()),
        List.of(
            Diagnostic.warning(null, "no rules"),
            Diagnostic.error("lib/none.jar", "not found"),
            Diagnostic.gap("src/C.java", 7, 3, "`C.f` was not analysed", "split the method")),
        new ReportSummary(3, 0, 1200, 4, 50, 1, 9, 0, Duration.ofMillis(1234)));
  }

  /** A report in which every text is hostile. */
  static Report hostile() {
    SourceFile file = file("src/" + HOSTILE + ".java", "int a; // " + HOSTILE, "here;", HOSTILE);
    Finding finding =
        Sample.at(find(file, "here"))
            .rule("Planted" + HOSTILE)
            .message("`" + HOSTILE + "` " + HOSTILE)
            .label(HOSTILE)
            .method(HOSTILE)
            .resource(HOSTILE)
            .help(HOSTILE)
            .step(find(file, "int a"), HOSTILE, Event.CREATED, HOSTILE)
            .fix(Fix.Safety.SAFE, "fix " + HOSTILE, new Fix.Edit(find(file, "here"), HOSTILE))
            .finding();
    return new Report(
        List.of(finding),
        List.of(Diagnostic.gap(HOSTILE, 1, 1, HOSTILE, HOSTILE)),
        new ReportSummary(1, 0, 3, 0, 1, 0, 1, 0, null));
  }

  static String page(Report report) {
    return Sample.write(new HtmlReporter(RuleReference.COMMAND), report);
  }

  /** Returns the text of the data block of a page, as a browser delimits it. */
  static String data(String page) {
    return between(page, "<script type=\"application/json\" id=\"report-data\">", "</script");
  }

  static JsonNode parsed(String page) {
    try {
      return new ObjectMapper().readTree(data(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String between(String page, String start, String end) {
    int from = page.indexOf(start) + start.length();
    return page.substring(from, page.indexOf(end, from));
  }
}
