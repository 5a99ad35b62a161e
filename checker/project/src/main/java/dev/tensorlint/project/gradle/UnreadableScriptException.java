// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

/** A script that does not lie within what is read: its brackets do not match, or nest too deep. */
final class UnreadableScriptException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String what;
  private final int line;

  UnreadableScriptException(String message, int line) {
    super(message);
    this.what = message;
    this.line = line;
  }

  /** Returns what is wrong with it, as the end of a message. */
  String what() {
    return what;
  }

  int line() {
    return line;
  }
}
