// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.work.ProgressLines;
import dev.tensorlint.rules.work.WorkMonitor;

/**
 * Shows how far a run is: on a terminal in one line that is drawn again and again and goes when the
 * run is done, elsewhere in a line each ten seconds.
 */
final class Progress implements AutoCloseable {

  private static final String ERASE_LINE = "\r\u001b[K";

  private final Console console;
  private final ProgressLines lines;
  private boolean isOnScreen;

  /**
   * @param isDrawn whether the line is on a terminal that nothing else is written to meanwhile
   */
  Progress(Console console, boolean isDrawn) {
    this.console = console;
    this.lines =
        isDrawn
            ? ProgressLines.tenTimesASecond(console.nanoTime(), this::draw)
            : ProgressLines.everyTenSeconds(
                console.nanoTime(), line -> console.say("tensorlint: " + line));
  }

  /** Returns what follows the run. */
  WorkMonitor monitor() {
    return lines;
  }

  private void draw(String line) {
    console.err().print(ERASE_LINE + line);
    console.err().flush();
    isOnScreen = true;
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (isOnScreen) {
      console.err().print(ERASE_LINE);
      console.err().flush();
    }
  }
}
