// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The frame of a page: the bar at the top, the lists beside it, and what the browser loads. */
final class Layout {

  private static final int NARROWEST_CONTENTS = 3;

  private final Navigation navigation;
  private final List<RuleEntry> rules;
  private final Map<String, Page> pages;

  /**
   * @param pages by the documents that they come from
   */
  Layout(Navigation navigation, List<RuleEntry> rules, Map<String, Page> pages) {
    this.navigation = navigation;
    this.rules = List.copyOf(rules);
    this.pages = pages;
  }

  /** Returns the whole document of a page. */
  String around(Page page) {
    Template document =
        Template.read("page.html")
            .with("title", title(page))
            .with("description", Html.escape(shortened(page.description())))
            .with("kind", kind(page))
            .with("bar", bar(page))
            .with("side", side(page))
            .with("contents", contents(page))
            .with("top", Paths.toTop(page.path()))
            .with("body", page.body());
    return document.text();
  }

  private static String title(Page page) {
    return isLanding(page) ? page.title() : Html.escape(page.title()) + " · TensorLint";
  }

  private static boolean isLanding(Page page) {
    return page.path().equals(Landing.PATH);
  }

  /** Descriptions are for the results of search engines, which show so much. */
  private static String shortened(String description) {
    int end = 160;
    return description.length() <= end ? description : description.substring(0, end).strip() + "…";
  }

  private static String kind(Page page) {
    if (isLanding(page)) {
      return "landing";
    }
    return page.path().equals(BugsPage.PATH) ? "wide" : "document";
  }

  private String bar(Page page) {
    return item(page, "start.html", "Get started", isGuide(page))
        + item(page, "rules/index.html", "Rules", isRule(page))
        + item(
            page, "guides/libraries.html", "Libraries", page.path().equals("guides/libraries.html"))
        + item(page, BugsPage.PATH, "Bugs found", page.path().equals(BugsPage.PATH))
        + item(page, "changelog.html", "Changelog", page.path().equals("changelog.html"));
  }

  private static boolean isGuide(Page page) {
    return page.path().equals("start.html");
  }

  private static boolean isRule(Page page) {
    return page.path().startsWith("rules/");
  }

  private static String item(Page from, String path, String title, boolean isCurrent) {
    String state = from.path().equals(path) ? " aria-current=\"page\"" : "";
    String kind = isCurrent ? " class=\"current\"" : "";
    return "<a href=\""
        + Paths.toTop(from.path())
        + path
        + "\""
        + kind
        + state
        + ">"
        + Html.escape(title)
        + "</a>";
  }

  private String side(Page page) {
    if (isLanding(page)) {
      return "";
    }
    return isRule(page) ? families(page) : guides(page);
  }

  private String families(Page page) {
    return group("Rules", item(page, "rules/index.html", "All rules", false))
        + RuleEntry.byFamily(rules).entrySet().stream()
            .map(
                family ->
                    group(
                        family.getKey(),
                        family.getValue().stream()
                            .map(rule -> item(page, rule.path(), rule.name(), false))
                            .collect(Collectors.joining())))
            .collect(Collectors.joining());
  }

  private String guides(Page page) {
    return navigation.groups().stream()
        .map(
            group ->
                group(
                    group.title(),
                    group.documents().stream()
                        .map(source -> item(page, Paths.inSite(source), name(source), false))
                        .collect(Collectors.joining())))
        .collect(Collectors.joining());
  }

  private static String group(String title, String items) {
    return "<section><h2>" + Html.escape(title) + "</h2>" + items + "</section>";
  }

  /** Returns how the lists name a document: the front page of a folder by the folder. */
  private String name(String source) {
    @Nullable Page page = pages.get(source);
    if (source.equals("README.md")) {
      return "Get started";
    }
    return page == null ? source : page.title();
  }

  private static String contents(Page page) {
    List<Page.Section> sections =
        page.sections().stream().filter(each -> each.level() == 2 || each.level() == 3).toList();
    if (isLanding(page) || sections.size() < NARROWEST_CONTENTS) {
      return "";
    }
    return sections.stream()
        .map(
            each ->
                "<li class=\"level-"
                    + each.level()
                    + "\">"
                    + Html.link("#" + each.id(), Html.escape(each.heading()))
                    + "</li>")
        .collect(Collectors.joining("", "<h2>On this page</h2><ul>", "</ul>"));
  }
}
