// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.node.Node;

/** The first page: what TensorLint is, with a finding as the command prints it. */
final class Landing {

  static final String PATH = "index.html";

  private static final String README = "README.md";
  private static final String PICTURE = "docs/images/html-report.png";

  /** The output in the README is compared with that of the command by CI. */
  private static final Pattern FINDING =
      Pattern.compile("(?ms)^error\\[UseAfterDispose]: .*?(?=\\n\\n)");

  private final Repository repository;
  private final List<RuleEntry> rules;
  private final BugsPage bugs;
  private final Links links;

  Landing(Repository repository, List<RuleEntry> rules, BugsPage bugs, Links links) {
    this.repository = repository;
    this.rules = List.copyOf(rules);
    this.bugs = bugs;
    this.links = links;
  }

  Page page() {
    links.need(PICTURE);
    String body =
        Template.read("landing.html")
            .with("finding", Code.block("report", finding()))
            .with("ruleCount", Integer.toString(rules.size()))
            .with("libraryCount", Integer.toString(libraries().size()))
            .with("bugCount", Long.toString(bugs.count(Verdict.Judgement.TRUE)))
            .with("codeBaseCount", Long.toString(bugs.codeBases()))
            .with("families", families())
            .with("libraries", String.join("", libraries()))
            .with("picture", Paths.inSite(PICTURE))
            .text();
    return new Page(
        PATH,
        "TensorLint: a linter for the lifecycle of tensors in Java",
        "Finds tensors that are never released, used after their release or owned by nobody.",
        body,
        List.of());
  }

  private String finding() {
    Matcher finding = FINDING.matcher(repository.text(README));
    if (!finding.find()) {
      throw new IllegalArgumentException(README + " shows no finding of UseAfterDispose");
    }
    return "$ tensorlint check testdata/demo\n" + finding.group() + "\n";
  }

  private String families() {
    return RuleEntry.byFamily(rules).entrySet().stream()
        .map(
            family ->
                "<section class=\"card\"><h3>"
                    + Html.link("rules/index.html#" + family.getKey(), family.getKey())
                    + "</h3><p>"
                    + RulePages.description(family.getKey())
                    + "</p><ul>"
                    + family.getValue().stream()
                        .map(rule -> "<li>" + Html.link(rule.path(), rule.name()) + "</li>")
                        .collect(Collectors.joining())
                    + "</ul></section>")
        .collect(Collectors.joining());
  }

  /** Returns the libraries with models, as the README lists them. */
  private List<String> libraries() {
    List<String> libraries = new ArrayList<>();
    for (MarkdownTable table : MarkdownTable.of(Markdown.parse(repository.text(README)))) {
      if (table.hasColumns("model", "library", "versions")) {
        table.rows().forEach(row -> libraries.add(library(table, row)));
      }
    }
    return libraries;
  }

  private static String library(MarkdownTable table, List<Node> row) {
    return "<li><span>"
        + Html.escape(table.text(row, "library").replaceAll(",? [a-z]+\\.[a-z].*", ""))
        + "</span> <span class=\"versions\">"
        + Html.escape(table.text(row, "versions"))
        + "</span></li>";
  }
}
