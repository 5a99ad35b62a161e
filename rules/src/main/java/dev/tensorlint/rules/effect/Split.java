// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * What tells two kinds of calls of one method apart. A split either holds for a call or does not.
 *
 * @param kind what holds
 * @param parameter position of the parameter that it concerns, -1 if it concerns none
 * @param other position of the second parameter that it concerns, -1 if there is none
 */
public record Split(Kind kind, int parameter, int other) implements Comparable<Split> {

  /** What a split is about, in the order in which the first one that is known is preferred. */
  public enum Kind {
    /** The call returns true. */
    ANSWER,
    /** The call returns the parameter. */
    GIVEN,
    /** The call returns null. */
    NOTHING,
    /** The parameter is true. */
    FLAG,
    /** Both parameters are the same object. */
    SAME
  }

  public static final Split ANSWER = new Split(Kind.ANSWER, -1, -1);
  public static final Split NOTHING = new Split(Kind.NOTHING, -1, -1);

  private static final Comparator<Split> ORDER =
      Comparator.comparing(Split::kind).thenComparing(Split::parameter).thenComparing(Split::other);

  /** Returns whether a call returns one of its parameters. */
  public static Split given(int parameter) {
    return new Split(Kind.GIVEN, parameter, -1);
  }

  /** Returns whether a parameter is true. */
  public static Split flag(int parameter) {
    return new Split(Kind.FLAG, parameter, -1);
  }

  /** Returns whether two parameters are the same object. */
  public static Split same(int parameter, int other) {
    return new Split(Kind.SAME, parameter, other);
  }

  /** Returns whether it concerns a parameter. */
  public boolean concerns(int position) {
    return position >= 0 && (position == parameter || position == other);
  }

  @Override
  public int compareTo(Split other) {
    return ORDER.compare(this, other);
  }

  /** By names, which have the same hash in each run. */
  @Override
  public int hashCode() {
    return 31 * (31 * parameter + other) + kind.name().hashCode();
  }
}
