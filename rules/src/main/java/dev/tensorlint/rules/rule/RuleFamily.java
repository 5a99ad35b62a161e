// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

/** What kind of mistake a rule is about; the index of the rules is in this order. */
public enum RuleFamily {
  /** Nobody releases it. */
  LEAKS("leaks"),
  /** It is used or released when it is over. */
  LIFETIME("lifetime"),
  /** The wrong one releases it, or nobody can. */
  OWNERSHIP("ownership"),
  /** Nothing orders what two threads do to it. */
  THREADS("threads"),
  /** What models keep, cost and draw. */
  MODELS("models");

  private final String label;

  RuleFamily(String label) {
    this.label = label;
  }

  /** Returns the word for people. */
  public String label() {
    return label;
  }
}
