// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

/** The kind of mistake that a rule reports; lists of rules are in this order. */
public enum RuleFamily {
  LEAKS("leaks", "no code releases it, or too late"),
  LIFETIME("lifetime", "it is used or released after its end"),
  OWNERSHIP("ownership", "the wrong code releases it, or no code can"),
  THREADS("threads", "two threads use it, and nothing orders them"),
  MODELS("models", "what models keep, cost and draw");

  private final String label;
  private final String description;

  RuleFamily(String label, String description) {
    this.label = label;
    this.description = description;
  }

  /** Returns the word that stands for the family in lists. */
  public String label() {
    return label;
  }

  /** Returns what goes wrong, as half a sentence; lower case, no full stop. */
  public String description() {
    return description;
  }
}
