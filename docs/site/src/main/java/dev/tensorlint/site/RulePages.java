// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The pages of the rules, and the index by family. */
final class RulePages {

  /** What goes wrong, by the name of the family. */
  private static final Map<String, String> FAMILIES =
      Map.of(
          "leaks", "No code releases it, or too late",
          "lifetime", "It is used or released after its end",
          "ownership", "The wrong code releases it, or no code can",
          "threads", "Two threads use it, and nothing orders them",
          "models", "What models keep, cost and draw");

  private final List<RuleEntry> rules;

  RulePages(List<RuleEntry> rules) {
    this.rules = List.copyOf(rules);
  }

  /** Returns what goes wrong in a family; empty for a family without a description. */
  static String description(String family) {
    return FAMILIES.getOrDefault(family, "");
  }

  /** Returns the page of a rule with severity, family and fix below its title. */
  Page page(Page page) {
    return rules.stream()
        .filter(rule -> rule.path().equals(page.path()))
        .findFirst()
        .map(rule -> page.withBody(page.body().replaceFirst("</h1>", "</h1>" + facts(rule))))
        .orElse(page);
  }

  private static String facts(RuleEntry rule) {
    String fix = rule.hasFix() ? "fix: " + rule.fix() : "no fix";
    return "<ul class=\"facts\"><li class=\"severity "
        + rule.severity()
        + "\">"
        + rule.severity()
        + "</li><li>"
        + Html.link("index.html#" + rule.family(), rule.family())
        + "</li><li>"
        + Html.escape(fix)
        + "</li></ul>";
  }

  /** Returns the index with the rules of each family. */
  Page index(Page page) {
    String families =
        RuleEntry.byFamily(rules).entrySet().stream()
            .map(family -> family(family.getKey(), family.getValue()))
            .collect(Collectors.joining());
    List<Page.Section> sections =
        RuleEntry.byFamily(rules).entrySet().stream()
            .map(family -> section(family.getKey(), family.getValue()))
            .toList();
    String body =
        "<h1 id=\"rules\">Rules</h1><p class=\"lead\">"
            + rules.size()
            + " rules in "
            + sections.size()
            + " families. The command, the Maven goal, the editor and javac (by Error Prone) have"
            + " all of them, with the same findings.</p>"
            + families;
    return new Page(page.path(), page.title(), page.description(), body, sections);
  }

  private static String family(String name, List<RuleEntry> rules) {
    return "<section class=\"family\"><h2 id=\""
        + name
        + "\">"
        + name
        + "</h2><p>"
        + description(name)
        + ".</p><ul class=\"rules\">"
        + rules.stream().map(RulePages::item).collect(Collectors.joining())
        + "</ul></section>";
  }

  private static String item(RuleEntry rule) {
    String fix =
        rule.hasFix()
            ? "<span class=\"has-fix\" title=\"" + Html.escape(rule.fix()) + "\">fix</span>"
            : "";
    return "<li><a href=\""
        + rule.name()
        + ".html\"><span class=\"rule-head\"><span class=\"rule-name\">"
        + rule.name()
        + "</span><span class=\"severity "
        + rule.severity()
        + "\">"
        + rule.severity()
        + "</span>"
        + fix
        + "</span><span class=\"rule-summary\">"
        + Html.escape(rule.summary())
        + "</span></a></li>";
  }

  private static Page.Section section(String family, List<RuleEntry> rules) {
    String text =
        rules.stream()
            .map(rule -> rule.name() + ": " + rule.summary())
            .collect(Collectors.joining(". "));
    return new Page.Section(family, 2, family, text);
  }
}
