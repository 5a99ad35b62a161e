// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import java.io.IOException;

/** What was looked at, and what the project keeps out of the report: {@code summary}. */
public final class SummaryJson {

  private SummaryJson() {}

  /** Writes it as a field of the object that is open. */
  public static void write(JsonGenerator json, Report report) throws IOException {
    ReportSummary summary = report.summary();
    json.writeObjectFieldStart("summary");
    json.writeBooleanField("complete", report.isComplete());
    json.writeNumberField("files", summary.files());
    json.writeNumberField("filesExcluded", summary.filesExcluded());
    json.writeNumberField("lines", summary.lines());
    json.writeNumberField("unresolvedNames", summary.unresolvedNames());
    json.writeNumberField("methodsAnalysed", summary.methodsAnalysed());
    json.writeNumberField("methodsNotAnalysed", summary.methodsNotAnalysed());
    json.writeNumberField("modelledCalls", summary.modelledCalls());
    json.writeNumberField("modelledCallsUnresolved", summary.modelledCallsUnresolved());
    SuppressedJson.write(json, summary.suppressed());
    if (summary.seconds().isPresent()) {
      json.writeNumberField("seconds", summary.seconds().get());
    }
    json.writeEndObject();
  }
}
