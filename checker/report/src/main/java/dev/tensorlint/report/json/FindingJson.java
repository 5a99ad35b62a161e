// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Changes;
import dev.tensorlint.report.FixSafety;
import dev.tensorlint.report.Reported;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;

/** One finding as a JSON object. */
final class FindingJson {

  private FindingJson() {}

  static void write(JsonGenerator json, Reported reported, RulePages pages) throws IOException {
    Finding finding = reported.finding();
    json.writeStartObject();
    json.writeStringField("rule", finding.rule());
    json.writeStringField("severity", finding.severity().label());
    json.writeStringField("confidence", finding.confidence().label());
    writeStart(json, finding.place());
    json.writeNumberField("endLine", finding.place().end().line());
    json.writeNumberField("endColumn", finding.place().end().column());
    json.writeStringField("method", finding.method());
    json.writeStringField("resource", finding.resource());
    json.writeStringField("message", finding.message());
    writeTrace(json, finding);
    writeFixes(json, finding);
    json.writeStringField("url", pages.of(finding.rule()));
    json.writeStringField("fingerprint", reported.fingerprint());
    if (finding.isMinor()) {
      json.writeBooleanField("isMinor", true);
    }
    if (reported.change() != Changes.Change.NOT_COMPARED) {
      json.writeBooleanField("isNew", reported.change() == Changes.Change.NEW);
    }
    json.writeEndObject();
  }

  private static void writeStart(JsonGenerator json, Place place) throws IOException {
    json.writeStringField("file", place.file().path());
    json.writeNumberField("line", place.start().line());
    json.writeNumberField("column", place.start().column());
  }

  private static void writeTrace(JsonGenerator json, Finding finding) throws IOException {
    json.writeArrayFieldStart("trace");
    for (TraceStep step : finding.trace()) {
      json.writeStartObject();
      writeStart(json, step.place());
      json.writeStringField("note", step.note());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeFixes(JsonGenerator json, Finding finding) throws IOException {
    json.writeArrayFieldStart("fixes");
    for (Fix fix : finding.fixes()) {
      writeFix(json, fix);
    }
    json.writeEndArray();
  }

  private static void writeFix(JsonGenerator json, Fix fix) throws IOException {
    json.writeStartObject();
    json.writeStringField("safety", FixSafety.label(fix.safety()));
    json.writeStringField("title", fix.title());
    json.writeArrayFieldStart("edits");
    for (Fix.Edit edit : fix.edits()) {
      writeEdit(json, edit);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeEdit(JsonGenerator json, Fix.Edit edit) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", edit.place().file().path());
    json.writeNumberField("start", edit.place().span().start());
    json.writeNumberField("end", edit.place().span().end());
    json.writeStringField("replacement", edit.replacement());
    json.writeEndObject();
  }
}
