// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

/**
 * Where findings and runs of a program differ.
 *
 * @param kind what is wrong
 * @param subject the rule, or the kind of the bug that no rule reports
 * @param line of the finding, or of the bug
 */
record Disagreement(Kind kind, String subject, int line, String message) {

  /** How findings and runs can differ. */
  enum Kind {
    FALSE_DEFINITE,
    IMPOSSIBLE_DEFINITE,
    MISSED,
    NOT_ANALYSED,
    BAD_FIX,
    FALSE_POTENTIAL,
    IMPOSSIBLE_POTENTIAL
  }

  /** Returns whether another one is of the same kind, so that a smaller program still shows it. */
  boolean isLike(Disagreement other) {
    return kind == other.kind && subject.equals(other.subject);
  }

  @Override
  public String toString() {
    return kind + " " + subject + " in line " + line + ": " + message;
  }
}
