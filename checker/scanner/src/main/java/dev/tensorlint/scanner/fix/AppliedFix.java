// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Fix;

/**
 * A fix that was applied.
 *
 * @param file path as it is shown to people
 * @param line line of the finding when the fix was applied; earlier fixes may have moved it
 * @param safety what it promises after its trial
 */
public record AppliedFix(String rule, String file, int line, Fix.Safety safety, String title) {

  /** Returns this fix if its trial has shown that it needs a review. */
  AppliedFix unsafe() {
    return new AppliedFix(rule, file, line, Fix.Safety.UNSAFE, title);
  }
}
