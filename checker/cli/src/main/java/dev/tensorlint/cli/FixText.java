// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.scanner.fix.AppliedFix;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.LeftOutFix;
import dev.tensorlint.scanner.fix.Objection;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code fix} tells people of its work.
 *
 * @param isDry whether nothing was written
 * @param takesUnsafe whether unsafe fixes were asked for
 */
record FixText(FixResult result, boolean isDry, boolean takesUnsafe) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    result.applied().forEach(applied -> lines.add(line(applied)));
    result.leftOut().forEach(leftOut -> lines.add(line(leftOut)));
    lines.add(summary());
    int remaining = result.remaining().findings().size();
    if (remaining > 0) {
      lines.add(remaining(remaining));
    }
    long gaps = result.remaining().gaps();
    if (gaps > 0) {
      lines.add("INCOMPLETE: " + counted((int) gaps, "gap", "gaps") + ", more may be left to fix");
    }
    return lines;
  }

  private static String line(AppliedFix applied) {
    return applied.file() + ":" + applied.line() + ": " + applied.rule() + ": " + applied.title();
  }

  private static String line(LeftOutFix leftOut) {
    boolean isForReview = leftOut.objection().kind() == Objection.Kind.DOUBTFUL;
    return leftOut.file()
        + ":"
        + leftOut.line()
        + ": "
        + leftOut.rule()
        + ": not applied"
        + (isForReview ? ", unsafe: " : ": ")
        + leftOut.title()
        + " ("
        + leftOut.objection().reason()
        + ")";
  }

  private String summary() {
    int fixes = result.applied().size();
    if (fixes == 0) {
      return "nothing to fix";
    }
    return (isDry ? "would apply " : "applied ")
        + counted(fixes, "fix", "fixes")
        + " in "
        + counted(result.files().size(), "file", "files");
  }

  private String remaining(int count) {
    long unsafe = result.remaining().findings().stream().filter(FixText::hasUnsafeFix).count();
    return counted(count, "finding remains", "findings remain")
        + (unsafe == 0 ? "" : ", " + unsafe + " with a fix that " + whyNotApplied());
  }

  private String whyNotApplied() {
    return takesUnsafe ? "is not applied" : "needs a review: see --unsafe";
  }

  private static boolean hasUnsafeFix(Finding finding) {
    return finding.fixes().stream().anyMatch(fix -> fix.safety() == Fix.Safety.UNSAFE);
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
