// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

/** Text as part of an HTML document. */
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Returns an element with a class around HTML. */
  static String span(String kind, String html) {
    return "<span class=\"" + kind + "\">" + html + "</span>";
  }

  static String link(String address, String html) {
    return "<a href=\"" + escape(address) + "\">" + html + "</a>";
  }
}
