// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.FixSafety;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fixes of a finding, but for those that are shown and never applied. */
final class SarifFixes {

  private SarifFixes() {}

  static void write(JsonGenerator json, Finding finding) throws IOException {
    List<Fix> fixes = finding.fixes().stream().filter(SarifFixes::isApplicable).toList();
    if (fixes.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("fixes");
    for (Fix fix : fixes) {
      write(json, fix);
    }
    json.writeEndArray();
  }

  private static boolean isApplicable(Fix fix) {
    return fix.safety() != Fix.Safety.DISPLAY_ONLY && !fix.edits().isEmpty();
  }

  private static void write(JsonGenerator json, Fix fix) throws IOException {
    json.writeStartObject();
    String title = fix.title() + " (" + FixSafety.label(fix.safety()) + ")";
    SarifPlace.writeText(json, "description", SarifPlace.message(title));
    json.writeArrayFieldStart("artifactChanges");
    for (Map.Entry<String, List<Fix.Edit>> file : byFile(fix).entrySet()) {
      json.writeStartObject();
      SarifPlace.writeFile(json, file.getKey());
      json.writeArrayFieldStart("replacements");
      for (Fix.Edit edit : file.getValue()) {
        json.writeStartObject();
        SarifPlace.writeRegion(json, "deletedRegion", edit.place());
        SarifPlace.writeText(json, "insertedContent", edit.replacement());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static Map<String, List<Fix.Edit>> byFile(Fix fix) {
    Map<String, List<Fix.Edit>> files = new LinkedHashMap<>();
    for (Fix.Edit edit : fix.edits()) {
      files.computeIfAbsent(edit.place().file().path(), path -> new ArrayList<>()).add(edit);
    }
    return files;
  }
}
