// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import java.util.List;

/**
 * The names that could not be resolved, as far as they are listed.
 *
 * @param listed the first of them in {@link UnresolvedName#ORDER}, at most {@link #MOST}
 * @param leftOut how many more there are
 */
public record UnresolvedNames(List<UnresolvedName> listed, int leftOut) {

  /** Most names that a report lists. */
  public static final int MOST = 200;

  public static final UnresolvedNames NONE = new UnresolvedNames(List.of(), 0);

  public UnresolvedNames {
    listed = List.copyOf(listed);
  }

  /** Lists the first of some names. */
  public static UnresolvedNames of(List<UnresolvedName> names) {
    List<UnresolvedName> sorted = names.stream().sorted(UnresolvedName.ORDER).toList();
    int shown = Math.min(MOST, sorted.size());
    return new UnresolvedNames(sorted.subList(0, shown), sorted.size() - shown);
  }
}
