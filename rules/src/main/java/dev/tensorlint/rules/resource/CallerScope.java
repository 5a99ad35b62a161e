// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/**
 * A scope that a caller may have opened around a method. Such a scope owns the resources that the
 * method leaves open.
 *
 * @param isPossible whether such a scope would own the resource
 * @param context what is known about the callers
 */
public record CallerScope(boolean isPossible, ScopeContext context) {

  /** Returns the scope of a method without known callers; the method counts as an entry point. */
  public static CallerScope unknown(boolean isPossible) {
    return new CallerScope(isPossible, ScopeContext.ENTRY);
  }

  /** Returns this scope with known callers. */
  public CallerScope in(ScopeContext known) {
    return new CallerScope(isPossible, known);
  }

  /** Returns whether the method alone owns the resource on some path from an entry point. */
  public boolean mayBeAbsent() {
    return !isPossible || context.isBare();
  }

  /** Returns whether the method alone certainly owns the resource. */
  public boolean isAbsent() {
    return !isPossible || (context.isBare() && context.isSure());
  }
}
