// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.io.Console;

/** Whether somebody looks on. */
final class Terminal {

  private Terminal() {}

  /**
   * Returns whether the process writes to a terminal. From JDK 22 on there is a console without
   * one, which says so itself.
   */
  @SuppressWarnings("SystemConsoleNull") // where it is never null it is asked
  static boolean isThere() {
    Console console = System.console();
    if (console == null || "dumb".equals(System.getenv("TERM"))) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException beforeJdk22) {
      return true;
    }
  }
}
