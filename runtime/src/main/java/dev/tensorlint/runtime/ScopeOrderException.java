// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/**
 * Thrown when a scope is closed while a scope inside it is open, or on a thread that did not open
 * it. Nothing is released then, and the scope stays open.
 */
public final class ScopeOrderException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  ScopeOrderException(String message) {
    super(message);
  }
}
