// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which fixes are wanted.
 *
 * @param rules names of the rules whose findings are fixed, empty for all
 * @param withUnsafe whether fixes are applied that need a look
 */
public record FixChoice(Set<String> rules, boolean withUnsafe) {

  public FixChoice {
    rules = Set.copyOf(rules);
  }

  /** Returns the fixes of a finding that may be applied, in the order in which to try them. */
  public List<Fix> of(Finding finding) {
    boolean isWanted = rules.isEmpty() || rules.contains(finding.rule());
    return isWanted ? finding.fixes().stream().filter(this::allows).toList() : List.of();
  }

  /** Returns whether a fix that was tried is applied. */
  boolean takes(Optional<Objection> objection) {
    return objection.map(one -> withUnsafe && one.kind() == Objection.Kind.DOUBTFUL).orElse(true);
  }

  private boolean allows(Fix fix) {
    return switch (fix.safety()) {
      case SAFE -> true;
      case UNSAFE -> withUnsafe;
      case DISPLAY_ONLY -> false;
    };
  }
}
