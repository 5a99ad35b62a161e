// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.ReportDetails;
import dev.tensorlint.report.RunStatistics;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.coverage.UnresolvedNames;
import dev.tensorlint.rules.work.BodyWork;
import java.io.IOException;
import java.time.Duration;

/** The optional parts of a report: {@code unresolved} and {@code statistics}. */
final class DetailsJson {

  private DetailsJson() {}

  static void write(JsonGenerator json, ReportDetails details) throws IOException {
    if (details.unresolved() != null) {
      writeUnresolved(json, details.unresolved());
    }
    if (details.statistics() != null) {
      writeStatistics(json, details.statistics());
    }
  }

  private static void writeUnresolved(JsonGenerator json, UnresolvedNames names)
      throws IOException {
    json.writeObjectFieldStart("unresolved");
    json.writeArrayFieldStart("names");
    for (UnresolvedName each : names.listed()) {
      json.writeStartObject();
      json.writeStringField("file", each.file());
      json.writeNumberField("line", each.line());
      json.writeNumberField("column", each.column());
      json.writeStringField("name", each.name());
      json.writeStringField("reason", each.reason());
      json.writeStringField("cure", each.cure().text());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("leftOut", names.leftOut());
    json.writeEndObject();
  }

  private static void writeStatistics(JsonGenerator json, RunStatistics statistics)
      throws IOException {
    json.writeObjectFieldStart("statistics");
    json.writeNumberField("filesSkipped", statistics.filesSkipped());
    json.writeNumberField("analyses", statistics.analyses());
    json.writeNumberField("steps", statistics.steps());
    json.writeNumberField("pathStates", statistics.pathStates());
    json.writeNumberField("bodies", statistics.bodies());
    json.writeNumberField("bodiesPastLimit", statistics.pastLimit());
    json.writeArrayFieldStart("costliest");
    for (BodyWork each : statistics.costliest()) {
      json.writeStartObject();
      json.writeStringField("method", each.method());
      json.writeStringField("file", each.path());
      json.writeNumberField("steps", each.steps());
      json.writeNumberField("pathStates", each.pathStates());
      json.writeEndObject();
    }
    json.writeEndArray();
    RunStatistics.Times times = statistics.times();
    if (times != null) {
      json.writeNumberField("parseSeconds", seconds(times.parsing()));
      json.writeNumberField("translateSeconds", seconds(times.translating()));
      json.writeNumberField("analyseSeconds", seconds(times.analysing()));
    }
    json.writeEndObject();
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1000.0;
  }
}
