// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;

/**
 * How a method of the program runs one of the functions that it gets.
 *
 * @param when when and how often it runs it
 * @param isSure whether it certainly runs it if it returns
 * @param each position of the parameter whose elements the function gets one after the other, {@link
 *     #OTHER} for none
 * @param arguments what the function gets: the position of a parameter of the method, {@link
 *     #ELEMENT} or {@link #OTHER}
 * @param isResult whether what the function returns is what the method returns after it
 * @param caught the exceptions of the function that the method catches without throwing another, as
 *     binary names
 */
public record FunctionRun(
    LambdaRuns when,
    boolean isSure,
    int each,
    List<Integer> arguments,
    boolean isResult,
    List<String> caught) {

  /** Something else than a parameter. */
  public static final int OTHER = -1;

  /** An element of the parameter {@link #each}. */
  public static final int ELEMENT = -2;

  /** A function that is used in other ways, or of which nothing is known. */
  public static final FunctionRun UNKNOWN =
      new FunctionRun(LambdaRuns.INLINE, false, OTHER, List.of(), false, List.of());

  public FunctionRun {
    arguments = List.copyOf(arguments);
    caught = List.copyOf(caught);
  }

  /** Returns the run of a function that runs at another time or on another thread. */
  public static FunctionRun deferred(LambdaRuns when) {
    return new FunctionRun(when, false, OTHER, List.of(), false, List.of());
  }

  public boolean isKnown() {
    return !equals(UNKNOWN);
  }

  /** Returns whether the function runs before the method returns, in no scope of its own. */
  public boolean isInline() {
    return isKnown() && when.isInline();
  }
}
