// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.stream.Collectors;

/** A file of the repository as a page, for what documents link to and no browser shows as text. */
final class SourcePage {

  private SourcePage() {}

  /** Returns the page of a folder that has no front page of its own: what is in it. */
  static Page ofFolder(String source, List<String> names) {
    String list =
        names.stream()
            .map(name -> "<li><code>" + Html.escape(name) + "</code></li>")
            .collect(Collectors.joining("", "<ul>", "</ul>"));
    String title = source.substring(0, source.length() - 1);
    String body = "<h1>" + Html.escape(title) + "</h1>" + list;
    return new Page(Paths.inSite(source), title, source, body, List.of());
  }

  static Page of(String source, String text) {
    String name = source.substring(source.lastIndexOf('/') + 1);
    String body =
        "<h1>"
            + Html.escape(name)
            + "</h1><p class=\"path\"><code>"
            + Html.escape(source)
            + "</code></p>"
            + Code.block(Syntax.languageOf(name), text);
    return new Page(Paths.inSite(source), name, source, body, List.of());
  }
}
