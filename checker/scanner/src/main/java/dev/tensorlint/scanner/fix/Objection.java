// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Fix;

/**
 * Why a fix does not do what a safe fix promises.
 *
 * @param reason what is wrong with the edited program, as a clause in the present tense
 */
public record Objection(Kind kind, String reason) {

  /** How much is left of a fix. */
  public enum Kind {
    /** The edited text does not compile, or the finding is still there: not to be applied. */
    USELESS,
    /** It needs a review. */
    DOUBTFUL
  }

  /** Returns a fix with what is left of its promise, and the reason in its title. */
  public Fix demoted(Fix fix) {
    Fix.Safety left = kind == Kind.DOUBTFUL ? Fix.Safety.UNSAFE : Fix.Safety.DISPLAY_ONLY;
    return new Fix(left, fix.title() + " (" + reason + ")", fix.edits());
  }

  boolean isUseless() {
    return kind == Kind.USELESS;
  }

  static Objection useless(String reason) {
    return new Objection(Kind.USELESS, reason);
  }

  static Objection doubtful(String reason) {
    return new Objection(Kind.DOUBTFUL, reason);
  }
}
