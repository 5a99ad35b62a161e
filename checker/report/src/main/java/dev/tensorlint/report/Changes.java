// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.report.baseline.KnownFinding;
import dev.tensorlint.rules.finding.Finding;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the findings of a run compare with those of an earlier state of the code.
 *
 * @param areKnown whether there is an earlier state
 * @param revision the revision of the code that is the earlier state, as the user names it; null
 *     where a baseline is
 * @param unchanged findings that the earlier state has as well
 * @param gone what was found in the earlier state and no longer is
 */
public record Changes(
    boolean areKnown, @Nullable String revision, Set<Finding> unchanged, List<KnownFinding> gone) {

  public static final Changes NONE = new Changes(false, null, Set.of(), List.of());

  public Changes {
    unchanged = Set.copyOf(unchanged);
    gone = List.copyOf(gone);
  }

  /** How a finding compares. */
  public enum Change {
    /** The run is compared with nothing. */
    NOT_COMPARED,
    /** The earlier state does not have it. */
    NEW,
    /** The earlier state has it. */
    UNCHANGED
  }

  /** Returns how a finding compares. */
  public Change of(Finding finding) {
    if (!areKnown) {
      return Change.NOT_COMPARED;
    }
    return unchanged.contains(finding) ? Change.UNCHANGED : Change.NEW;
  }
}
