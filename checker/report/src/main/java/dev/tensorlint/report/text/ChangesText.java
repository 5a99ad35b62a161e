// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.Changes;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reported;
import dev.tensorlint.report.baseline.KnownFinding;
import java.util.List;

/** How a report compares with an earlier revision: what is gone, and how many are new. */
final class ChangesText {

  private ChangesText() {}

  /** Returns a line for each finding that the earlier revision had and the code has no more. */
  static String gone(Changes changes, Palette palette) {
    StringBuilder lines = new StringBuilder();
    for (KnownFinding each : changes.gone()) {
      lines
          .append(palette.paint(Style.STRONG, "gone[" + each.rule() + "]"))
          .append(": ")
          .append(PlainText.oneLine(each.file()))
          .append(": ")
          .append(PlainText.oneLine(each.message()))
          .append('\n');
    }
    return lines.isEmpty() ? "" : lines.append('\n').toString();
  }

  /** Returns a part of the last line. */
  static String summary(Report report) {
    List<Reported> all = report.all();
    long fresh = all.stream().filter(each -> each.change() == Changes.Change.NEW).count();
    long touched = all.stream().filter(ChangesText::isTouched).count();
    long left = all.stream().filter(ChangesText::isLeftOut).count();
    return "since "
        + PlainText.oneLine(String.valueOf(report.changes().revision()))
        + ": "
        + fresh
        + " new, "
        + touched
        + " unchanged but touched, "
        + left
        + " unchanged and left out, "
        + report.changes().gone().size()
        + " gone";
  }

  private static boolean isTouched(Reported each) {
    return each.change() == Changes.Change.UNCHANGED && each.isShown();
  }

  private static boolean isLeftOut(Reported each) {
    return each.change() == Changes.Change.UNCHANGED && !each.isShown();
  }
}
