// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Reported;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.util.List;

/**
 * The rules of some results, sorted by name.
 *
 * @param names a result refers to its rule by the index here
 */
record SarifRules(List<String> names, RulePages pages) {

  static SarifRules of(List<Reported> results, RulePages pages) {
    return new SarifRules(
        results.stream().map(each -> each.finding().rule()).distinct().sorted().toList(), pages);
  }

  /** Returns the index of a rule, -1 where no result has it. */
  int indexOf(String rule) {
    return names.indexOf(rule);
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("rules");
    for (String name : names) {
      json.writeStartObject();
      json.writeStringField("id", name);
      Rule rule = RuleCatalog.find(name).orElse(null);
      if (rule != null) {
        write(json, rule);
      }
      json.writeStringField("helpUri", pages.of(name));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Rule rule) throws IOException {
    RuleMetadata metadata = rule.metadata();
    writeText(json, "shortDescription", metadata.summary());
    writeText(json, "fullDescription", metadata.summary());
    String page = RuleCatalog.page(rule).orElse(metadata.summary());
    json.writeObjectFieldStart("help");
    json.writeStringField("text", page);
    json.writeStringField("markdown", page);
    json.writeEndObject();
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", metadata.severity().label());
    json.writeEndObject();
    json.writeObjectFieldStart("properties");
    json.writeArrayFieldStart("tags");
    json.writeString(metadata.family().label());
    json.writeEndArray();
    json.writeStringField("precision", "high");
    json.writeStringField("problem.severity", problem(metadata.severity()));
    json.writeEndObject();
  }

  private static void writeText(JsonGenerator json, String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private static String problem(Severity severity) {
    return severity == Severity.NOTE ? "recommendation" : severity.label();
  }
}
