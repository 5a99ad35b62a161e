// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/** The page without its data: a template, a style sheet and a script, which are resources. */
final class Page {

  /** The parts of the script, each after those that it uses. */
  static final List<String> SCRIPTS =
      List.of(
          "text.js",
          "query.js",
          "selection.js",
          "overview.js",
          "lifetime.js",
          "java.js",
          "markdown.js",
          "dom.js",
          "marks.js",
          "code-view.js",
          "finding-view.js",
          "list-view.js",
          "filter-view.js",
          "overview-view.js",
          "coverage-view.js",
          "print-view.js",
          "app.js");

  /** The parts of the style sheet; the last ones change what the others say. */
  private static final List<String> STYLES =
      List.of(
          "base.css",
          "page.css",
          "overview.css",
          "findings.css",
          "finding.css",
          "code.css",
          "advice.css",
          "narrow.css",
          "print.css");

  private static final String STYLE =
      STYLES.stream().map(Page::read).collect(Collectors.joining("\n"));
  private static final String SCRIPT = script();
  private static final String TEMPLATE =
      read("report.html")
          .replace("{{STYLE_HASH}}", hash(STYLE))
          .replace("{{SCRIPT_HASH}}", hash(SCRIPT))
          .replace("{{STYLE}}", STYLE)
          .replace("{{SCRIPT}}", SCRIPT);

  private Page() {}

  /**
   * Returns the page with its data.
   *
   * @param json ASCII characters without {@code <}
   */
  static String around(String json) {
    return TEMPLATE.replace("{{DATA}}", json);
  }

  /** One function, so that nothing of it is global. */
  private static String script() {
    return SCRIPTS.stream()
        .map(Page::read)
        .collect(Collectors.joining("\n", "(() => {\n\"use strict\";\n", "\nstart();\n})();\n"));
  }

  static String read(String resource) {
    try (InputStream in = Page.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("this build has no " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source expression of a content security policy for an element with this text. */
  private static String hash(String text) {
    byte[] digest = sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
