// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.node.Node;

/**
 * What the index of the rules says of a rule.
 *
 * @param summary what it reports
 * @param fix what its fix does, or a dash
 */
record RuleEntry(String family, String name, String severity, String summary, String fix) {

  static final String INDEX = "docs/rules/index.md";

  /** Returns the rules in the order of the index. */
  static List<RuleEntry> of(String index) {
    List<RuleEntry> rules = new ArrayList<>();
    for (MarkdownTable table : MarkdownTable.of(Markdown.parse(index))) {
      if (table.hasColumns("family", "rule", "severity")) {
        table.rows().forEach(row -> rules.add(entry(table, row)));
      }
    }
    return rules;
  }

  private static RuleEntry entry(MarkdownTable table, List<Node> row) {
    return new RuleEntry(
        table.text(row, "family"),
        table.text(row, "rule"),
        table.text(row, "severity"),
        table.text(row, "what it reports"),
        table.text(row, "fix"));
  }

  static Map<String, List<RuleEntry>> byFamily(List<RuleEntry> rules) {
    Map<String, List<RuleEntry>> families = new LinkedHashMap<>();
    for (RuleEntry rule : rules) {
      families.computeIfAbsent(rule.family(), any -> new ArrayList<>()).add(rule);
    }
    return families;
  }

  boolean hasFix() {
    return !fix.isEmpty() && !fix.equals("-");
  }

  String source() {
    return "docs/rules/" + name + ".md";
  }

  String path() {
    return Paths.inSite(source());
  }
}
