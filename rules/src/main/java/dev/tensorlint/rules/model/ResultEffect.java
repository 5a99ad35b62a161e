// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/**
 * What a call gives back.
 *
 * @param kind the relation of the result to what goes in
 * @param from which value the relation is to; {@link Operand#NONE} where none is needed
 */
public record ResultEffect(Kind kind, Operand from) {

  /** Plain data or nothing; the engine follows no ownership through it. */
  public static final ResultEffect COPY = new ResultEffect(Kind.COPY, Operand.NONE);

  /** The vocabulary of the model files. */
  public enum Kind {
    /** The caller owns it. */
    FRESH,
    /** The innermost open scope owns it, else the caller. */
    SCOPED,
    /** {@code from} owns it and releases it. */
    OWNED_BY,
    /** The owner of {@code from} owns it. */
    OWNED_BY_OWNER_OF,
    /** The same object as {@code from}. */
    ALIAS,
    /** The same object as {@code from}, or a new one that its owner owns. */
    MAYBE_ALIAS,
    /**
     * An own handle on data shared with {@code from}, released on its own, owned as if {@code
     * SCOPED}.
     */
    HANDLE,
    /** Dies with {@code from}; nobody releases it. */
    BORROW,
    /** Dies with {@code from}, and before at its next step: when it predicts or is reset. */
    LENT_UNTIL_STEP,
    /** Plain Java data. */
    COPY,
    /** Has no data until its trace runs. */
    SYMBOLIC,
    /** One of the elements of {@code from}, which stays in it. */
    ELEMENT_OF,
    /** One of the elements of {@code from}, which leaves it. */
    TAKEN_FROM,
    /** Another container with the elements of {@code from}. */
    ELEMENTS_OF,
    /** Another container with some of the elements of {@code from}. */
    SOME_OF,
    /** A view of some of the elements of {@code from}: what is put into it is put into that. */
    VIEW_OF
  }
}
