// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Report;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;

/**
 * The run itself. It has succeeded only if all of the input was checked, in full; each diagnostic
 * is a notification, and one about what was not checked says so by its descriptor.
 */
final class SarifInvocation {

  private SarifInvocation() {}

  static void write(JsonGenerator json, Report report) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", report.isComplete());
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Diagnostic each : report.diagnostics()) {
      write(json, each);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Diagnostic diagnostic) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("descriptor");
    json.writeStringField("id", id(diagnostic));
    json.writeEndObject();
    json.writeStringField("level", diagnostic.severity().label());
    SarifPlace.writeText(json, "message", SarifPlace.message(diagnostic.message()));
    if (diagnostic.path() != null) {
      json.writeArrayFieldStart("locations");
      SarifPlace.writeLocation(json, diagnostic.path(), diagnostic.line(), diagnostic.column());
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static String id(Diagnostic diagnostic) {
    if (diagnostic.isGap()) {
      return "gap";
    }
    return diagnostic.isFailure() ? "failure" : "note";
  }
}
