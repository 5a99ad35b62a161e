// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** What a summary covers of the effects of a call. It follows from where the summary comes from. */
public enum Coverage {
  /** A model states it: the contract of a method, which each implementation fulfils. */
  CONTRACT,
  /** The engine infers it from bodies of the program. */
  BODIES,
  /** Neither a model nor a body of the program describes the method. */
  ASSUMED;

  /** The fields whose values a call may replace. */
  public enum Fields {
    /** None: a contract states only effects on operands. */
    NONE,
    /** Those that the summary lists, and any of an argument. */
    LISTED,
    /** Any of an operand. */
    ANY
  }

  /** Returns the fields whose values the call may replace. */
  public Fields fields() {
    return switch (this) {
      case CONTRACT -> Fields.NONE;
      case BODIES -> Fields.LISTED;
      case ASSUMED -> Fields.ANY;
    };
  }

  /**
   * Returns whether the call may access resources that are no operands of it, in the fields of its
   * object.
   */
  public boolean hasFields() {
    return this == BODIES;
  }

  /** Returns whether a use of an operand is one of its elements: a body uses what it takes out. */
  public boolean hasUsesOfContent() {
    return this == BODIES;
  }

  /** Returns whether it states which elements enter and leave the containers among the operands. */
  public boolean hasElements() {
    return this == CONTRACT;
  }

  /** Returns whether it states what the result is; otherwise the type of the call decides. */
  public boolean hasResult() {
    return this != ASSUMED;
  }
}
