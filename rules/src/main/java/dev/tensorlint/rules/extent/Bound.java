// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import java.util.Collection;

/**
 * A number that another one, not below zero, certainly does not exceed.
 *
 * @param number the number; {@link Long#MAX_VALUE} if none is known
 */
record Bound(long number) {

  static final Bound UNKNOWN = new Bound(Long.MAX_VALUE);
  static final Bound ZERO = new Bound(0);
  static final Bound ONE = new Bound(1);

  /** What models call a few numbers. */
  static final Bound FEW = new Bound(1024);

  /** Returns the bound of a number, unknown if it is below zero. */
  static Bound of(long number) {
    return number < 0 ? UNKNOWN : new Bound(number);
  }

  boolean isKnown() {
    return number != UNKNOWN.number;
  }

  Bound or(Bound other) {
    return number >= other.number ? this : other;
  }

  static Bound ofAny(Collection<Bound> bounds) {
    return bounds.stream().reduce(ZERO, Bound::or);
  }

  Bound plus(Bound other) {
    return isKnown() && other.isKnown() && number <= UNKNOWN.number - other.number
        ? of(number + other.number)
        : UNKNOWN;
  }

  /** Nothing times anything is nothing only if both are known. */
  Bound times(Bound other) {
    if (!isKnown() || !other.isKnown()) {
      return UNKNOWN;
    }
    long high = Math.multiplyHigh(number, other.number);
    long low = number * other.number;
    return high == 0 && low >= 0 ? of(low) : UNKNOWN;
  }
}
