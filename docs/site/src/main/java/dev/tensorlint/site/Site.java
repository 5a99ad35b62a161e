// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All files of the site. */
final class Site {

  private static final List<String> ASSETS = List.of("site.css", "site.js", "search.js");

  private final Repository repository;
  private final Links links;
  private final Navigation navigation;
  private final List<RuleEntry> rules;
  private final Map<String, String> generated;
  private final Map<String, Page> pages = new LinkedHashMap<>();
  private final List<SiteFile> copies = new ArrayList<>();

  private Site(Repository repository) {
    this.repository = repository;
    this.generated = Map.of(Navigation.DECISIONS, Decisions.index(repository));
    this.links = new Links(repository, generated.keySet());
    this.navigation = Navigation.of(repository);
    this.rules = RuleEntry.of(repository.text(RuleEntry.INDEX));
  }

  /**
   * Returns the site of a repository.
   *
   * @throws IllegalArgumentException if a document links to what is not there
   */
  static Site of(Repository repository) {
    Site site = new Site(repository);
    site.read();
    return site;
  }

  private void read() {
    navigation.documents().forEach(links::need);
    links.need(RuleEntry.INDEX);
    rules.forEach(rule -> links.need(rule.source()));
    BugsPage bugs = new BugsPage(repository, rules, links);
    pages.put(BugsPage.PATH, bugs.page());
    pages.put(Landing.PATH, new Landing(repository, rules, bugs, links).page());
    while (links.hasPending()) {
      add(links.next());
    }
    Set<String> dead = links.dead();
    if (!dead.isEmpty()) {
      throw new IllegalArgumentException("dead links:\n" + String.join("\n", dead));
    }
  }

  private void add(String source) {
    if (Paths.isCopied(source)) {
      copies.add(new SiteFile(Paths.inSite(source), repository.bytes(source)));
    } else {
      pages.put(source, page(source));
    }
  }

  private Page page(String source) {
    if (Paths.isFolder(source)) {
      return SourcePage.ofFolder(source, repository.names(source));
    }
    if (!Paths.isDocument(source)) {
      return SourcePage.of(source, repository.text(source));
    }
    Page page = Markdown.page(source, text(source), links);
    RulePages rulePages = new RulePages(rules);
    return source.equals(RuleEntry.INDEX) ? rulePages.index(page) : rulePages.page(page);
  }

  private String text(String source) {
    @Nullable String text = generated.get(source);
    return text == null ? repository.text(source) : text;
  }

  List<SiteFile> files() {
    Layout layout = new Layout(navigation, rules, pages);
    List<SiteFile> files = new ArrayList<>(copies);
    ASSETS.forEach(asset -> files.add(new SiteFile(asset, Template.bytes(asset))));
    files.add(SiteFile.of(SearchIndex.PATH, SearchIndex.of(List.copyOf(pages.values()))));
    pages.values().forEach(page -> files.add(SiteFile.of(page.path(), layout.around(page))));
    return files;
  }
}
