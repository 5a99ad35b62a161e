// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.report.json.SummaryJson;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

/** All that the page shows, as one JSON object. The page alone reads it. */
final class ReportData {

  private ReportData() {}

  static String json(Report report, RuleReference more) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = SafeJson.generator(text)) {
      json.writeStartObject();
      SummaryJson.write(json, report);
      writeDiagnostics(json, report.diagnostics());
      writeChanges(json, report);
      RuleData.write(json, report.findings(), more);
      writeFindings(json, report);
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void writeFindings(JsonGenerator json, Report report) throws IOException {
    SourceTexts sources = new SourceTexts();
    FindingData data = new FindingData(json, sources);
    json.writeArrayFieldStart("findings");
    for (Reported each : report.shown()) {
      json.writeRaw('\n');
      data.write(each);
    }
    json.writeEndArray();
    sources.write(json);
  }

  private static void writeDiagnostics(JsonGenerator json, List<Diagnostic> diagnostics)
      throws IOException {
    json.writeArrayFieldStart("diagnostics");
    for (Diagnostic each : diagnostics) {
      json.writeStartObject();
      json.writeStringField("severity", each.severity().label());
      json.writeStringField("kind", kind(each));
      if (each.path() != null) {
        json.writeStringField("file", each.path());
      }
      json.writeNumberField("line", each.line());
      json.writeNumberField("column", each.column());
      json.writeStringField("message", each.message());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static String kind(Diagnostic diagnostic) {
    if (diagnostic.isGap()) {
      return "gap";
    }
    return diagnostic.isFailure() ? "failure" : "note";
  }

  private static void writeChanges(JsonGenerator json, Report report) throws IOException {
    if (!report.changes().areKnown()) {
      return;
    }
    String revision = report.changes().revision();
    json.writeObjectFieldStart("changes");
    json.writeStringField("since", revision == null ? "the baseline" : revision);
    json.writeArrayFieldStart("gone");
    for (KnownFinding each : report.changes().gone()) {
      json.writeStartObject();
      json.writeStringField("rule", each.rule());
      json.writeStringField("file", each.file());
      json.writeStringField("message", each.message());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
