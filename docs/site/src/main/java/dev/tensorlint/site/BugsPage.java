// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page of what the rules found in public code, drawn from the verdicts. */
final class BugsPage {

  static final String PATH = "bugs.html";
  private static final String DOCUMENT = "docs/verdicts.md";
  private static final String FOLDER = "docs/verdicts";

  private final List<Verdict> verdicts;
  private final List<RuleEntry> rules;
  private final Links links;

  BugsPage(Repository repository, List<RuleEntry> rules, Links links) {
    this.verdicts =
        Stream.concat(Stream.of(DOCUMENT), repository.documents(FOLDER).stream())
            .filter(repository::isFile)
            .flatMap(document -> Verdict.of(repository.text(document)).stream())
            .toList();
    this.rules = List.copyOf(rules);
    this.links = links;
  }

  /** Returns how many rows of the verdicts have a judgement. */
  long count(Verdict.Judgement judgement) {
    return verdicts.stream().filter(verdict -> verdict.judgement() == judgement).count();
  }

  long codeBases() {
    return verdicts.stream()
        .filter(verdict -> verdict.judgement() == Verdict.Judgement.TRUE)
        .map(Verdict::codeBase)
        .distinct()
        .count();
  }

  Page page() {
    links.need(DOCUMENT);
    String body =
        Template.read("bugs.html")
            .with("true", Long.toString(count(Verdict.Judgement.TRUE)))
            .with("arguable", Long.toString(count(Verdict.Judgement.ARGUABLE)))
            .with("false", Long.toString(count(Verdict.Judgement.FALSE)))
            .with("codeBases", Long.toString(codeBases()))
            .with("verdicts", Paths.inSite(DOCUMENT))
            .with("rules", options())
            .with("findings", findings())
            .text();
    Page.Section section =
        new Page.Section("bugs-found", 1, "Bugs found in public code", searchText());
    return new Page(
        PATH,
        "Bugs found in public code",
        "What the rules found in libraries and applications, and what a person said of each"
            + " finding.",
        body,
        List.of(section));
  }

  private String searchText() {
    return verdicts.stream().map(Verdict::codeBase).distinct().collect(Collectors.joining(" "));
  }

  private String options() {
    return verdicts.stream()
        .map(Verdict::rule)
        .distinct()
        .sorted()
        .map(rule -> "<option>" + Html.escape(rule) + "</option>")
        .collect(Collectors.joining());
  }

  private String findings() {
    Map<String, List<Verdict>> byCodeBase = new LinkedHashMap<>();
    for (Verdict verdict : verdicts) {
      byCodeBase.computeIfAbsent(verdict.codeBase(), any -> new ArrayList<>()).add(verdict);
    }
    return byCodeBase.entrySet().stream()
        .map(each -> codeBase(each.getKey(), each.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private String codeBase(String name, List<Verdict> verdicts) {
    return "<section class=\"code-base\"><h2>"
        + Html.escape(name)
        + "</h2><ul>"
        + verdicts.stream().map(this::item).collect(Collectors.joining())
        + "</ul></section>";
  }

  private String item(Verdict verdict) {
    String judgement = verdict.judgement().label();
    return "<li class=\"verdict\" data-rule=\""
        + Html.escape(verdict.rule())
        + "\" data-judgement=\""
        + judgement
        + "\"><span class=\"verdict-head\"><span class=\"judgement "
        + judgement
        + "\">"
        + judgement
        + "</span>"
        + ruleLink(verdict.rule())
        + "<span class=\"strength\">"
        + Html.escape(verdict.strength())
        + "</span></span><span class=\"where\">"
        + verdict.where()
        + "</span><span class=\"reason\">"
        + verdict.reason()
        + "</span></li>";
  }

  private String ruleLink(String name) {
    return rules.stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .map(rule -> Html.link(rule.path(), Html.escape(name)))
        .orElse("<span>" + Html.escape(name) + "</span>");
  }
}
