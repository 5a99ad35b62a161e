// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;

/**
 * How much an object holds of what its release frees: a new one, or what a call writes into one.
 * Objects that the garbage collector releases as well, and that are small by the first constants,
 * need not be released at all; for all others a leak of what is certainly small is a minor one.
 *
 * @param amount the amount, or where it comes from
 * @param factors for {@link Amount#PRODUCT}, the arguments whose product is the number of elements
 * @param most for {@link Amount#AT_MOST}, the number of elements, else 0
 * @param like for {@link Amount#LIKE}, the operand that holds as much, else {@link Operand#NONE}
 */
public record Size(Amount amount, List<Integer> factors, int most, Operand like) {

  /** How much it is. */
  public enum Amount {
    /** Nothing says how much it is. */
    UNSTATED,
    /** A few numbers, or a handle on the data of another object. */
    SMALL,
    /** Nothing, until a call puts something into it. */
    NONE,
    /** As many elements as the product of some arguments. */
    PRODUCT,
    /** The arguments themselves, where the call lists them one by one. */
    LISTED,
    /** A known number of elements at most. */
    AT_MOST,
    /** As many elements as an operand at most. */
    LIKE
  }

  public static final Size UNSTATED = of(Amount.UNSTATED);
  public static final Size SMALL = of(Amount.SMALL);
  public static final Size NONE = of(Amount.NONE);
  public static final Size LISTED = of(Amount.LISTED);

  public Size {
    factors = List.copyOf(factors);
  }

  private static Size of(Amount amount) {
    return new Size(amount, List.of(), 0, Operand.NONE);
  }

  /** Returns the size of an object with as many elements as the product of some arguments. */
  public static Size product(List<Integer> factors) {
    return new Size(Amount.PRODUCT, factors, 0, Operand.NONE);
  }

  /** Returns the size of an object with some elements at most. */
  public static Size atMost(int elements) {
    return new Size(Amount.AT_MOST, List.of(), elements, Operand.NONE);
  }

  /** Returns the size of an object with as many elements as an operand at most. */
  public static Size like(Operand operand) {
    return new Size(Amount.LIKE, List.of(), 0, operand);
  }

  /** Returns what both say; commutative, associative and idempotent, with nothing on top. */
  Size join(Size other) {
    return equals(other) ? this : UNSTATED;
  }
}
