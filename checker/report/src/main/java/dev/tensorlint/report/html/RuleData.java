// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The rules that a report mentions, with their pages. */
final class RuleData {

  private RuleData() {}

  /** Writes the rules of some findings, sorted by name. */
  static void write(JsonGenerator json, List<Finding> findings, RuleReference more)
      throws IOException {
    Map<String, Rule> known =
        RuleCatalog.all().stream().collect(Collectors.toMap(Rule::name, Function.identity()));
    json.writeArrayFieldStart("rules");
    for (String name : findings.stream().map(Finding::rule).sorted().distinct().toList()) {
      json.writeStartObject();
      json.writeStringField("name", name);
      json.writeStringField("more", more.of(name));
      Rule rule = known.get(name);
      if (rule != null) {
        writeKnown(json, rule);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeKnown(JsonGenerator json, Rule rule) throws IOException {
    json.writeStringField("summary", rule.metadata().summary());
    json.writeStringField("family", rule.metadata().family().label());
    json.writeStringField("severity", rule.metadata().severity().label());
    json.writeStringField("page", RuleCatalog.page(rule).orElse(""));
  }
}
