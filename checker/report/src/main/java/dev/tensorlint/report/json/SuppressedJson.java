// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.ProjectModel;
import dev.tensorlint.report.Suppressed;
import java.io.IOException;

/** What the project keeps out of the report: {@code suppressed} of the summary. */
final class SuppressedJson {

  private SuppressedJson() {}

  static void write(JsonGenerator json, Suppressed suppressed) throws IOException {
    json.writeObjectFieldStart("suppressed");
    JsonText.writeNames(json, "rulesOff", suppressed.rulesOff());
    JsonText.writeNames(json, "rulesOffInPlaces", suppressed.rulesOffInPlaces());
    JsonText.writeNames(json, "rulesLowered", suppressed.rulesLowered());
    JsonText.writeNames(json, "modelsOff", suppressed.modelsOff());
    json.writeNumberField("known", suppressed.known());
    json.writeNumberField("belowFailOn", suppressed.belowFailOn());
    json.writeNumberField("inCode", suppressed.inCode());
    json.writeNumberField("inTests", suppressed.leftOut().inTests());
    json.writeNumberField("minor", suppressed.leftOut().minor());
    json.writeArrayFieldStart("projectModels");
    for (ProjectModel each : suppressed.ownModels()) {
      json.writeStartObject();
      json.writeStringField("name", each.name());
      json.writeStringField("file", each.path());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
