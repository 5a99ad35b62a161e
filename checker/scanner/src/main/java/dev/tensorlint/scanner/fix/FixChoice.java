// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
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

  /** Returns the fix of a finding that is to be applied: the first one that is wanted. */
  public Optional<Fix> of(Finding finding) {
    boolean isWanted = rules.isEmpty() || rules.contains(finding.rule());
    return isWanted ? finding.fixes().stream().filter(this::allows).findFirst() : Optional.empty();
  }

  private boolean allows(Fix fix) {
    return switch (fix.safety()) {
      case SAFE -> true;
      case UNSAFE -> withUnsafe;
      case DISPLAY_ONLY -> false;
    };
  }
}
