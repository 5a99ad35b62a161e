// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

/** Code that no compiler writes, or that cannot be put into nested statements. */
final class UnreadableCodeException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String why;

  /**
   * @param why what is the matter with the code, as a clause
   */
  UnreadableCodeException(String why) {
    super(why);
    this.why = why;
  }

  String why() {
    return why;
  }
}
