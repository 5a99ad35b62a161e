// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

/** What the command tells the shell. */
final class ExitCode {

  /** The job is done, and nothing at or above {@code --fail-on} was found. */
  static final int CLEAN = 0;

  /** The job is done, and something at or above {@code --fail-on} was found. */
  static final int FINDINGS = 1;

  /** The job, or a part of it, could not be done. */
  static final int FAILED = 2;

  private ExitCode() {}
}
