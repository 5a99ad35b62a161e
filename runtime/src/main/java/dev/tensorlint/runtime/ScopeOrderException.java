// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/**
 * Thrown when a scope is closed while a scope inside it is open, or in another task than its own:
 * nothing is released then, and the scope stays open. Also thrown when the body of {@link
 * TensorScope#tidy} leaves a scope open: both are closed then.
 */
public final class ScopeOrderException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  ScopeOrderException(String message) {
    super(message);
  }
}
