// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Finding;
import java.util.List;

/** What a finding says in formats that have one text for it, and where it is, safe to write. */
public final class Advice {

  private static final int REPLACEMENT = 0xFFFD;

  private Advice() {}

  /** Returns the message, and whether it is potential or minor. */
  public static String message(Finding finding) {
    String message = PlainText.oneLine(finding.message());
    return message + qualifiers(finding);
  }

  /** Returns what weakens a finding, in parentheses behind a space; nothing if nothing does. */
  public static String qualifiers(Finding finding) {
    List<String> qualifiers = finding.qualifiers();
    return qualifiers.isEmpty() ? "" : " (" + String.join(", ", qualifiers) + ")";
  }

  /** Returns the message and what to do, in one line. */
  public static String messageAndHelp(Finding finding) {
    String help = PlainText.oneLine(finding.help());
    return help.isEmpty() ? message(finding) : message(finding) + "; help: " + help;
  }

  /**
   * Returns a path as it is, but for halves of surrogate pairs, which have no encoding; a file
   * system may have such names.
   */
  public static String path(String path) {
    StringBuilder encodable = new StringBuilder(path.length());
    path.codePoints()
        .map(each -> Character.getType(each) == Character.SURROGATE ? REPLACEMENT : each)
        .forEach(encodable::appendCodePoint);
    return encodable.toString();
  }
}
