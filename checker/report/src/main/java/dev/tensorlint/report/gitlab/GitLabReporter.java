// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.gitlab;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Advice;
import dev.tensorlint.report.Fingerprints;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.json.JsonText;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;

/**
 * The code quality report of GitLab: a list of issues with the fields that its documentation asks
 * for. What could not be checked is an issue, too, as the format has no other place for it.
 */
public final class GitLabReporter implements Reporter {

  private static final String UNCHECKED = "Incomplete";

  @Override
  public void write(Report report, Appendable out) throws IOException {
    JsonText.write(out, json -> write(json, report));
  }

  private static void write(JsonGenerator json, Report report) throws IOException {
    json.writeStartArray();
    for (Diagnostic each : report.unchecked()) {
      write(json, each);
    }
    for (Reported each : report.shown()) {
      write(json, each);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Reported reported) throws IOException {
    Finding finding = reported.finding();
    json.writeStartObject();
    writeKind(json);
    json.writeStringField("description", Advice.messageAndHelp(finding));
    json.writeStringField("check_name", finding.rule());
    json.writeStringField("fingerprint", reported.fingerprint());
    json.writeStringField("severity", word(finding.severity()));
    writeLocation(
        json,
        finding.place().file().path(),
        finding.place().start().line(),
        finding.place().end().line());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Diagnostic unchecked) throws IOException {
    json.writeStartObject();
    writeKind(json);
    json.writeStringField("description", "not checked: " + PlainText.oneLine(unchecked.message()));
    json.writeStringField("check_name", UNCHECKED);
    json.writeStringField("fingerprint", Fingerprints.of(unchecked));
    json.writeStringField("severity", unchecked.isFailure() ? "blocker" : "major");
    int line = Math.max(1, unchecked.line());
    writeLocation(json, unchecked.path() == null ? "." : unchecked.path(), line, line);
    json.writeEndObject();
  }

  /** GitLab does without it; other readers of the format of Code Climate do not. */
  private static void writeKind(JsonGenerator json) throws IOException {
    json.writeStringField("type", "issue");
    json.writeArrayFieldStart("categories");
    json.writeString("Bug Risk");
    json.writeEndArray();
  }

  private static void writeLocation(JsonGenerator json, String path, int begin, int end)
      throws IOException {
    json.writeObjectFieldStart("location");
    json.writeStringField("path", Advice.path(path));
    json.writeObjectFieldStart("lines");
    json.writeNumberField("begin", begin);
    json.writeNumberField("end", end);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String word(Severity severity) {
    return switch (severity) {
      case ERROR -> "critical";
      case WARNING -> "major";
      case NOTE -> "info";
    };
  }
}
