// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** When a call runs its lambda arguments. */
public enum LambdaRuns {
  /** Before the call returns, any number of times. */
  INLINE,
  /** Before the call returns, once per element of the receiver. */
  EACH,
  /** Before the call returns, at most once. */
  INLINE_ONCE,
  /** Before the call returns, once with the receiver as its argument, unless that is null. */
  ON_RECEIVER,
  /**
   * Before the call returns, once. The call throws unless the lambda throws, so a bug in the lambda
   * is intended.
   */
  TO_FAIL,
  /** Before the call returns, in a scope of its own that the call closes afterwards. */
  IN_SCOPE,
  /** At some later time on the same thread. */
  LATER,
  /**
   * At some later time on the same thread, as the body of a trace: its symbolic values are valid
   * only in that trace.
   */
  IN_TRACE,
  /** On another thread. */
  OTHER_THREAD,
  /** Either on another thread or on this one before the call returns. */
  ANY_THREAD;

  /** Returns whether a lambda runs before the call returns, in no scope of its own. */
  public boolean isInline() {
    return this == INLINE || this == EACH || this == INLINE_ONCE || this == ON_RECEIVER;
  }

  /** Returns whether a lambda may run after the call returns. */
  public boolean isDeferred() {
    return this == LATER || this == IN_TRACE || isElsewhere();
  }

  /** Returns whether a lambda may run on another thread. */
  public boolean isElsewhere() {
    return this == OTHER_THREAD || this == ANY_THREAD;
  }
}
