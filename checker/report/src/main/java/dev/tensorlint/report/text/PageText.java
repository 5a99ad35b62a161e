// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.regex.Pattern;

/**
 * The page of a rule as a terminal shows it: headlines are bold, code is indented and in a colour,
 * and the marks of Markdown are gone. Without colours it is the Markdown, which programs read.
 */
public final class PageText {

  private static final String FENCE = "```";
  private static final Pattern HEADLINE = Pattern.compile("^#+ +");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)]\\(([^)]+)\\)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final String INDENT = "    ";

  private PageText() {}

  public static String of(String page, Palette palette) {
    if (palette == Palette.PLAIN) {
      return page;
    }
    StringBuilder shown = new StringBuilder();
    boolean isCode = false;
    for (String line : page.lines().toList()) {
      if (line.startsWith(FENCE)) {
        isCode = !isCode;
      } else {
        shown.append(isCode ? code(line, palette) : prose(line, palette)).append('\n');
      }
    }
    return shown.toString();
  }

  private static String code(String line, Palette palette) {
    return line.isEmpty() ? "" : INDENT + palette.paint(Style.NOTE, line);
  }

  private static String prose(String line, Palette palette) {
    if (HEADLINE.matcher(line).find()) {
      return palette.paint(Style.STRONG, HEADLINE.matcher(line).replaceFirst(""));
    }
    String linked = LINK.matcher(line).replaceAll("$1 ($2)");
    return CODE.matcher(linked).replaceAll(palette.paint(Style.NOTE, "$1"));
  }
}
