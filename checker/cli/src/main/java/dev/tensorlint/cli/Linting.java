// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;

/** What lints for the commands. */
@FunctionalInterface
interface Linting {

  /** Lints what is asked for, and tells how far it is. */
  LintResult lint(LintRequest request, WorkMonitor monitor);

  /** Returns whether the result follows from the request and the files, so that it can be kept. */
  default boolean isRepeatable() {
    return false;
  }
}
