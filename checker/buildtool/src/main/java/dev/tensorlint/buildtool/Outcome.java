// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

/**
 * How a check ends.
 *
 * @param message for people: what failed and how to go on, or what was checked
 */
public record Outcome(Kind kind, String message) {

  /** Whether the build goes on, and why not. */
  public enum Kind {
    /** All of the input was checked, and nothing fails the build. */
    PASSED,
    /** Nothing fails the build, but not everything was checked. */
    INCOMPLETE,
    /** Findings, or suppressions of nothing, fail the build. */
    FAILED,
    /** Input that could not be checked, or not in full, fails the build. */
    UNCHECKED
  }
}
