// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** When a call runs the lambdas that it is given. */
public enum LambdaRuns {
  /** Before the call returns, any number of times. */
  INLINE,
  /** Before the call returns, once for each element of the receiver. */
  EACH,
  /** Before the call returns, once at most. */
  INLINE_ONCE,
  /**
   * Before the call returns, once, and it has to throw or the call throws: what is wrong in it is
   * there on purpose.
   */
  TO_FAIL,
  /** Before the call returns, in its own scope, which is closed afterwards. */
  IN_SCOPE,
  /** At some later time on the same thread. */
  LATER,
  /**
   * At some later time on the same thread, as the body of a trace: what is symbolic in it means
   * something in that trace only.
   */
  IN_TRACE,
  /** On another thread. */
  OTHER_THREAD,
  /** On another thread, or on this one before the call returns, as it happens. */
  ANY_THREAD;

  /** Returns whether it is not before the call returns, or need not be. */
  public boolean isDeferred() {
    return this == LATER || this == IN_TRACE || isElsewhere();
  }

  /** Returns whether it can be another thread. */
  public boolean isElsewhere() {
    return this == OTHER_THREAD || this == ANY_THREAD;
  }
}
