// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * How a call shows whether it has acquired something: by a number that it returns, or stores as the
 * first element of an array.
 *
 * @param in the argument with the array, {@link Operand#NONE} for the result
 * @param value the number that it is if, and only if, the call has acquired something
 */
public record Success(Operand in, long value) implements Comparable<Success> {

  private static final Comparator<Success> ORDER =
      Comparator.comparing(Success::in).thenComparingLong(Success::value);

  @Override
  public int compareTo(Success other) {
    return ORDER.compare(this, other);
  }
}
