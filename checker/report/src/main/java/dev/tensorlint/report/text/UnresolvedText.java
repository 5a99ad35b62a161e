// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.coverage.UnresolvedNames;
import org.jspecify.annotations.Nullable;

/** The names that could not be resolved, each on a line, under what makes them resolve. */
final class UnresolvedText {

  private UnresolvedText() {}

  /** Returns the lines, a blank one after them; one line where there are none. */
  static String of(UnresolvedNames names) {
    if (names.listed().isEmpty()) {
      return "no name that concerns a modelled type is unresolved\n\n";
    }
    StringBuilder text = new StringBuilder();
    UnresolvedName.@Nullable Cure last = null;
    for (UnresolvedName each : names.listed()) {
      if (each.cure() != last) {
        text.append("unresolved; ").append(each.cure().text()).append(":\n");
        last = each.cure();
      }
      text.append("  ").append(PlainText.oneLine(line(each))).append('\n');
    }
    if (names.leftOut() > 0) {
      text.append("  ... and ").append(names.leftOut()).append(" more\n");
    }
    return text.append('\n').toString();
  }

  private static String line(UnresolvedName name) {
    return name.file()
        + ":"
        + name.line()
        + ":"
        + name.column()
        + ": "
        + name.name()
        + ": "
        + name.reason();
  }
}
