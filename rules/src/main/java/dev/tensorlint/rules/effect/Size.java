// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;

/**
 * How much a new object holds of what its release frees. It matters for objects that the garbage
 * collector releases as well: a small one can be left to it.
 *
 * @param amount the amount, or where it comes from
 * @param factors for {@link Amount#PRODUCT}, the arguments whose product is the number of elements
 */
public record Size(Amount amount, List<Integer> factors) {

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
    LISTED
  }

  public static final Size UNSTATED = of(Amount.UNSTATED);
  public static final Size SMALL = of(Amount.SMALL);
  public static final Size NONE = of(Amount.NONE);
  public static final Size LISTED = of(Amount.LISTED);

  public Size {
    factors = List.copyOf(factors);
  }

  private static Size of(Amount amount) {
    return new Size(amount, List.of());
  }

  /** Returns the size of an object with as many elements as the product of some arguments. */
  public static Size product(List<Integer> factors) {
    return new Size(Amount.PRODUCT, factors);
  }

  /** Returns what both say; commutative, associative and idempotent, with nothing on top. */
  Size join(Size other) {
    return equals(other) ? this : UNSTATED;
  }
}
