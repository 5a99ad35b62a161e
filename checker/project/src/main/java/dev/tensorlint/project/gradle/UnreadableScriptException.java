// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

/** A script that does not lie within what is read: its brackets do not match, or nest too deep. */
final class UnreadableScriptException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;

  UnreadableScriptException(String message, int line) {
    super(message);
    this.line = line;
  }

  int line() {
    return line;
  }
}
