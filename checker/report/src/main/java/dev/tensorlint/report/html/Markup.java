// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import java.util.Locale;

/** Text and numbers as a page has them. */
public final class Markup {

  private static final String[] UNITS = {"KiB", "MiB", "GiB", "TiB"};

  private Markup() {}

  /**
   * Returns text that stands in an element or an attribute and means itself. What a page cannot
   * hold becomes a question mark in a diamond, and so do marks that turn the direction of writing.
   */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(each -> append(each, escaped));
    return escaped.toString();
  }

  private static void append(int point, StringBuilder escaped) {
    switch (point) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '"' -> escaped.append("&quot;");
      case '\'' -> escaped.append("&#39;");
      default -> escaped.appendCodePoint(isText(point) ? point : 0xfffd);
    }
  }

  private static boolean isText(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED -> false;
      default -> true;
    };
  }

  public static String bytes(long bytes) {
    if (bytes < 1024) {
      return bytes + " B";
    }
    double size = bytes;
    int unit = -1;
    while (size >= 1024 && unit < UNITS.length - 1) {
      size /= 1024;
      unit++;
    }
    return String.format(Locale.ROOT, size < 10 ? "%.1f %s" : "%.0f %s", size, UNITS[unit]);
  }

  public static String time(long nanos) {
    double seconds = nanos / 1e9;
    if (seconds < 1) {
      return String.format(Locale.ROOT, "%.1f ms", seconds * 1000);
    }
    return seconds < 100
        ? String.format(Locale.ROOT, "%.2f s", seconds)
        : String.format(Locale.ROOT, "%.0f s", seconds);
  }

  public static String count(long count, String noun) {
    return String.format(Locale.ROOT, "%,d", count) + " " + noun + (count == 1 ? "" : "s");
  }
}
