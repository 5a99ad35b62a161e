// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import dev.tensorlint.report.Changes;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The findings of a check without those that its baseline knows.
 *
 * @param fresh findings that are not known
 * @param notes how many are left out, which entries of the baseline are stale, and what is wrong
 *     with it
 * @param changes how the findings of the check compare with the baseline
 */
public record KnownFindings(List<Finding> fresh, List<Diagnostic> notes, Changes changes) {

  public KnownFindings {
    fresh = List.copyOf(fresh);
    notes = List.copyOf(notes);
  }

  /**
   * Leaves out the findings of a baseline; all are new where it cannot be read.
   *
   * @param found all findings of the check in {@link Finding#ORDER}
   * @param isComplete whether the check saw all its input, so that a finding that is missing is
   *     fixed
   * @param isChecked whether the check looked for findings of a rule in a file
   */
  public static KnownFindings leftOut(
      List<Finding> found, Path file, boolean isComplete, BiPredicate<String, String> isChecked) {
    BaselineFile.Loaded loaded = BaselineFile.read(file);
    Baseline.Comparison comparison = loaded.baseline().compare(found, isChecked);
    String path = file.toString().replace('\\', '/');
    List<Diagnostic> notes = new ArrayList<>(loaded.diagnostics());
    if (comparison.known() > 0) {
      notes.add(note(path, 0, counted(comparison.known()) + " known and left out"));
    }
    List<KnownFinding> gone = isComplete ? comparison.stale() : List.of();
    gone.forEach(each -> notes.add(note(path, each.line(), stale(each))));
    Set<Finding> unchanged = new HashSet<>(found);
    comparison.fresh().forEach(unchanged::remove);
    return new KnownFindings(comparison.fresh(), notes, new Changes(true, null, unchanged, gone));
  }

  private static String counted(int findings) {
    return findings + (findings == 1 ? " finding is" : " findings are");
  }

  private static String stale(KnownFinding known) {
    return known.rule()
        + " in "
        + known.file()
        + " is no longer found: "
        + known.message()
        + "; `tensorlint baseline --prune` removes it";
  }

  private static Diagnostic note(String path, int line, String message) {
    return new Diagnostic(Severity.NOTE, path, line, 0, message);
  }
}
