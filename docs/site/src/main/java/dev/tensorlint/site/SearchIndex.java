// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the search reads: a script, because a browser gives a page no other file without a server.
 */
final class SearchIndex {

  static final String PATH = "search-index.js";

  private SearchIndex() {}

  /** Returns {@code siteSearchIndex([[address, title, heading, text], ...])}. */
  static String of(List<Page> pages) {
    return pages.stream()
        .flatMap(page -> sections(page).map(section -> entry(page, section)))
        .collect(Collectors.joining(",\n", "siteSearchIndex([\n", "\n]);\n"));
  }

  /** What is said of one code base is on the page of the bugs, which has a search of its own. */
  private static Stream<Page.Section> sections(Page page) {
    boolean isOfVerdicts = page.path().startsWith("guides/verdicts");
    return page.sections().stream().filter(section -> !isOfVerdicts || section.level() < 3);
  }

  private static String entry(Page page, Page.Section section) {
    String address = section.level() == 1 ? page.path() : page.path() + "#" + section.id();
    return List.of(address, page.title(), section.heading(), section.text()).stream()
        .map(SearchIndex::quoted)
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** Returns a string of JavaScript, in ASCII and without anything that could end a script. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(' ');
      } else if (c > '~' || c == '<') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
