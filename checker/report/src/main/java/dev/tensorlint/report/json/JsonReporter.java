// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.util.List;

/**
 * One JSON object with {@code findings}, {@code gaps}, {@code diagnostics} and {@code summary}, its
 * members always in the same order. Lines and columns count from 1, columns and offsets in UTF-16
 * units.
 */
public final class JsonReporter implements Reporter {

  private final RulePages pages;

  public JsonReporter(RulePages pages) {
    this.pages = pages;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    JsonText.write(out, json -> writeReport(json, report));
  }

  private void writeReport(JsonGenerator json, Report report) throws IOException {
    json.writeStartObject();
    writeFindings(json, report);
    writeGaps(json, report.gaps());
    json.writeArrayFieldStart("diagnostics");
    for (Diagnostic diagnostic : report.diagnostics()) {
      if (!diagnostic.isGap()) {
        writeDiagnostic(json, diagnostic);
      }
    }
    json.writeEndArray();
    if (report.changes().areKnown()) {
      writeChanges(json, report.changes());
    }
    DetailsJson.write(json, report.details());
    SummaryJson.write(json, report);
    json.writeEndObject();
  }

  private void writeFindings(JsonGenerator json, Report report) throws IOException {
    json.writeArrayFieldStart("findings");
    for (Reported each : report.shown()) {
      FindingJson.write(json, each, pages);
    }
    json.writeEndArray();
  }

  private static void writeChanges(JsonGenerator json, Changes changes) throws IOException {
    json.writeObjectFieldStart("changes");
    if (changes.revision() != null) {
      json.writeStringField("since", changes.revision());
    }
    json.writeNumberField("unchanged", changes.unchanged().size());
    json.writeArrayFieldStart("gone");
    for (KnownFinding each : changes.gone()) {
      json.writeStartObject();
      json.writeStringField("rule", each.rule());
      json.writeStringField("file", each.file());
      json.writeStringField("message", each.message());
      json.writeStringField("fingerprint", each.fingerprint());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeGaps(JsonGenerator json, List<Diagnostic> gaps) throws IOException {
    json.writeArrayFieldStart("gaps");
    for (Diagnostic gap : gaps) {
      json.writeStartObject();
      writePlace(json, gap);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeDiagnostic(JsonGenerator json, Diagnostic diagnostic)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("severity", diagnostic.severity().label());
    writePlace(json, diagnostic);
    json.writeEndObject();
  }

  private static void writePlace(JsonGenerator json, Diagnostic diagnostic) throws IOException {
    if (diagnostic.path() != null) {
      json.writeStringField("file", diagnostic.path());
    }
    if (diagnostic.line() > 0) {
      json.writeNumberField("line", diagnostic.line());
    }
    if (diagnostic.column() > 0) {
      json.writeNumberField("column", diagnostic.column());
    }
    json.writeStringField("message", diagnostic.message());
  }
}
