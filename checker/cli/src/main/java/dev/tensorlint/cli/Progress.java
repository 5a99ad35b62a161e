// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.util.function.Supplier;

/** A line on a terminal that says what is going on, and goes when it is done. */
final class Progress {

  private static final String ERASE_LINE = "\r\u001b[K";

  private final Console console;

  Progress(Console console) {
    this.console = console;
  }

  /** Does the work and shows the line meanwhile, if a person is watching. */
  <T> T during(String activity, Supplier<T> work) {
    show(activity + " ...");
    try {
      return work.get();
    } finally {
      show(ERASE_LINE);
    }
  }

  private void show(String text) {
    if (console.errIsTerminal()) {
      console.err().print(text);
      console.err().flush();
    }
  }
}
