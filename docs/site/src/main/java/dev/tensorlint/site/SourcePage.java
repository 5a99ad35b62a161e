// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;

/** A file of the repository as a page, for what documents link to and no browser shows as text. */
final class SourcePage {

  private SourcePage() {}

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
