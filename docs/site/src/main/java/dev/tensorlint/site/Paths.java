// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Where a file of the repository is in the site, and how one path is reached from another. */
final class Paths {

  private static final Map<String, String> FOLDERS =
      Map.of("docs/rules/", "rules/", "docs/adr/", "decisions/", "docs/images/", "images/");
  private static final Set<String> COPIED =
      Set.of("png", "jpg", "gif", "svg", "webp", "json", "html");
  private static final String DOCUMENTATION = "docs/";

  private Paths() {}

  static boolean isDocument(String source) {
    return source.endsWith(".md");
  }

  /** Returns whether it is shown as it is: a picture, or data for other programs. */
  static boolean isCopied(String source) {
    return COPIED.contains(source.substring(source.lastIndexOf('.') + 1));
  }

  /** Returns whether it is a folder: its path ends with a slash. */
  static boolean isFolder(String source) {
    return source.endsWith("/");
  }

  /** Returns the path in the site of a file of the repository. */
  static String inSite(String source) {
    if (source.equals("README.md")) {
      return "start.html";
    }
    if (isDocument(source)) {
      return document(source);
    }
    if (isFolder(source)) {
      return "source/" + source + "index.html";
    }
    return isCopied(source) ? moved(source, "files/") : "source/" + source + ".html";
  }

  private static String document(String source) {
    String name = source.substring(0, source.length() - ".md".length());
    String page = name.replaceFirst("(^|/)README$", "$1index") + ".html";
    return page.contains("/") ? moved(page, "") : page.toLowerCase(Locale.ROOT);
  }

  private static String moved(String source, String other) {
    for (Map.Entry<String, String> folder : FOLDERS.entrySet()) {
      if (source.startsWith(folder.getKey())) {
        return folder.getValue() + source.substring(folder.getKey().length());
      }
    }
    return source.startsWith(DOCUMENTATION)
        ? (other.isEmpty() ? "guides/" : other) + source.substring(DOCUMENTATION.length())
        : other + source;
  }

  /** Returns the steps from the folder of a page up to the top: {@code ../} for each folder. */
  static String toTop(String page) {
    return "../".repeat((int) page.chars().filter(c -> c == '/').count());
  }

  /** Returns a path with its steps up and its empty steps carried out. */
  static String normalized(String path) {
    return java.nio.file.Path.of(path).normalize().toString().replace('\\', '/');
  }

  /** Returns the folder of a file, with a slash at its end; empty for the top. */
  static String folder(String file) {
    return file.substring(0, file.lastIndexOf('/') + 1);
  }
}
