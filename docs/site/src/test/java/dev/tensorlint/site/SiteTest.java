// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/**
 * The site of this repository: nothing in it leads nowhere, and it loads nothing from elsewhere.
 */
class SiteTest {

  private static final Repository REPOSITORY =
      new Repository(Path.of(System.getProperty("site.repository", "../..")));
  private static final List<SiteFile> FILES = Site.of(REPOSITORY).files();
  private static final Map<String, Document> PAGES =
      FILES.stream()
          .filter(SiteFile::isPage)
          .collect(
              Collectors.toMap(
                  SiteFile::path, file -> Jsoup.parse(file.text()), (a, b) -> a, TreeMap::new));

  @Test
  void eachLinkLeadsToAPlace() {
    Set<String> paths = FILES.stream().map(SiteFile::path).collect(Collectors.toSet());
    List<String> dead = new ArrayList<>();
    PAGES.forEach(
        (path, page) ->
            addresses(page)
                .filter(address -> !isElsewhere(address))
                .filter(address -> !leads(path, address, paths))
                .forEach(address -> dead.add(path + ": " + address)));
    assertEquals(List.of(), dead);
  }

  private static Stream<String> addresses(Document page) {
    return Stream.concat(
        page.select("[href]").eachAttr("href").stream(),
        page.select("[src]").eachAttr("src").stream());
  }

  private static boolean isElsewhere(String address) {
    return address.matches("(?i)(https?|mailto|data):.*");
  }

  private static boolean leads(String from, String address, Set<String> paths) {
    int mark = address.indexOf('#');
    String relative = mark < 0 ? address : address.substring(0, mark);
    String anchor = mark < 0 ? "" : address.substring(mark + 1);
    String path = relative.isEmpty() ? from : Paths.normalized(Paths.folder(from) + relative);
    return paths.contains(path) && (anchor.isEmpty() || hasAnchor(path, anchor));
  }

  private static boolean hasAnchor(String path, String anchor) {
    Document page = PAGES.get(path);
    return page != null && page.getElementById(anchor) != null;
  }

  @Test
  void noPageLoadsAnythingFromElsewhere() {
    List<String> loaded = new ArrayList<>();
    for (Document page : PAGES.values()) {
      page.select("[src]").eachAttr("src").stream().filter(SiteTest::isWeb).forEach(loaded::add);
      page.select("link[href]").eachAttr("href").stream()
          .filter(SiteTest::isWeb)
          .forEach(loaded::add);
    }
    assertEquals(List.of(), loaded);
    for (SiteFile file : FILES) {
      if (file.path().endsWith(".css") || file.path().equals("site.js")) {
        assertTrue(!file.text().matches("(?s).*(url\\(|@import|https?:).*"), file.path());
      }
    }
  }

  private static boolean isWeb(String address) {
    return address.startsWith("//") || address.matches("(?i)https?:.*");
  }

  @Test
  void eachPageHasOneTitleAndNoAnchorTwice() {
    PAGES.forEach(
        (path, page) -> {
          assertEquals(1, page.select("h1").size(), path);
          assertTrue(!page.title().isBlank(), path);
          List<String> ids = page.select("[id]").stream().map(Element::id).toList();
          assertEquals(ids.size(), new HashSet<>(ids).size(), path + ": " + ids);
        });
  }

  @Test
  void noPlaceOfATemplateIsOpen() {
    PAGES.forEach((path, page) -> assertEquals("", openPlaceIn(page), path));
  }

  /** Documents may write such places themselves, as GitHub's workflows do with blanks. */
  private static String openPlaceIn(Document page) {
    return new Template(page.outerHtml()).open();
  }

  @Test
  void eachRuleHasItsPageAndIsInTheIndex() {
    List<String> documents =
        REPOSITORY.documents("docs/rules").stream()
            .filter(source -> !source.equals(RuleEntry.INDEX))
            .map(Paths::inSite)
            .toList();
    Document index = page("rules/index.html");
    Set<String> linked =
        index.select(".rules a").eachAttr("href").stream()
            .map("rules/"::concat)
            .collect(Collectors.toSet());
    assertEquals(Set.copyOf(documents), linked);
    for (String path : documents) {
      assertEquals(1, page(path).select(".facts .severity").size(), path);
    }
  }

  @Test
  void eachGuideIsListedOnce() {
    List<String> listed =
        page("start.html").select(".side section a").eachAttr("href").stream().toList();
    assertEquals(listed.size(), new HashSet<>(listed).size());
    REPOSITORY
        .documents("docs")
        .forEach(source -> assertTrue(listed.contains(Paths.inSite(source)), source));
  }

  @Test
  void theFirstPageShowsTheFindingOfTheReadme() {
    String code = page(Landing.PATH).select(".code[data-language=report] code").text();
    assertTrue(code.contains("`variance` is used after it was disposed"), code);
    assertEquals(
        "",
        page(Landing.PATH).select(".figures b").eachText().stream()
            .filter("0"::equals)
            .findFirst()
            .orElse(""));
  }

  @Test
  void bugsOfThePublicCodeAreListed() {
    Document page = page(BugsPage.PATH);
    assertTrue(page.select(".verdict[data-judgement=true]").size() > 100);
    assertEquals(
        page.select(".verdict").size(),
        page.select(".verdict[data-judgement]").not("[data-judgement='']").size());
    assertTrue(page.select(".code-base h2").eachText().stream().noneMatch(String::isBlank));
  }

  @Test
  void deadLinksAreNamed() {
    Links links = new Links(REPOSITORY, Set.of());
    assertEquals("nowhere.md#part", links.resolve("docs/cli.md", "nowhere.md#part"));
    assertEquals(Set.of("docs/cli.md: nowhere.md#part"), links.dead());
    assertEquals("../start.html#install", links.resolve("docs/cli.md", "../README.md#install"));
    assertEquals("../source/examples/index.html", links.resolve("docs/cli.md", "../examples"));
    assertEquals("https://example.org/a", links.resolve("docs/cli.md", "https://example.org/a"));
  }

  private static Document page(String path) {
    Document page = PAGES.get(path);
    if (page == null) {
      throw new AssertionError("there is no page " + path);
    }
    return page;
  }
}
