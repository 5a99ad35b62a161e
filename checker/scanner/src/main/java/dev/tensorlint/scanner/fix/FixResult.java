// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.scanner.LintResult;
import java.util.List;

/**
 * What came of fixing.
 *
 * @param found what a lint said of the sources as they were
 * @param files changed files, by name
 * @param applied what was applied, in that order
 * @param leftOut fixes that were tried and do not keep their promise
 * @param remaining what a lint says of the changed sources
 */
public record FixResult(
    LintResult found,
    List<FixedFile> files,
    List<AppliedFix> applied,
    List<LeftOutFix> leftOut,
    LintResult remaining) {

  public FixResult {
    files = List.copyOf(files);
    applied = List.copyOf(applied);
    leftOut = List.copyOf(leftOut);
  }
}
