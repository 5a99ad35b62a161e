// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/**
 * A scope that callers may have opened around a method, which would then own what the method leaves
 * open.
 *
 * @param isPossible whether such a scope would own it at all
 * @param context what is known of the callers
 */
public record CallerScope(boolean isPossible, ScopeContext context) {

  /** Nothing is known of callers: the method counts as an entry point. */
  public static CallerScope unknown(boolean isPossible) {
    return new CallerScope(isPossible, ScopeContext.ENTRY);
  }

  /** Returns the same where the callers are known. */
  public CallerScope in(ScopeContext known) {
    return new CallerScope(isPossible, known);
  }

  /** Returns whether nothing but the method owns it on some path from an entry point. */
  public boolean mayBeAbsent() {
    return !isPossible || context.isBare();
  }

  /** Returns whether nothing but the method owns it, for sure. */
  public boolean isAbsent() {
    return !isPossible || (context.isBare() && context.isSure());
  }
}
