// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.work.WorkMonitor;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Shows how far a run is: on a terminal in one line that is drawn again and again and goes when the
 * run is done, elsewhere in a line each ten seconds, so that a short run says nothing. Time passes
 * for it when work is done; it has no thread of its own.
 */
final class Progress implements WorkMonitor, AutoCloseable {

  private static final String ERASE_LINE = "\r\u001b[K";
  private static final long BETWEEN_DRAWINGS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(10);

  private final Console console;
  private final boolean isDrawn;
  private long shownAt;
  private long beganAt;
  private @Nullable Phase phase;
  private int all;
  private int done;
  private boolean isOnScreen;

  /**
   * @param isDrawn whether the line is on a terminal that nothing else is written to meanwhile
   */
  Progress(Console console, boolean isDrawn) {
    this.console = console;
    this.isDrawn = isDrawn;
    this.shownAt = isDrawn ? now() - BETWEEN_DRAWINGS : now();
  }

  private long now() {
    return console.nanoTime().getAsLong();
  }

  @Override
  public synchronized void begins(Phase newPhase, int units) {
    phase = newPhase;
    all = units;
    done = 0;
    beganAt = now();
    showIfDue(beganAt);
  }

  @Override
  public synchronized void advances(Phase ofPhase, int units) {
    done += units;
    showIfDue(now());
  }

  private void showIfDue(long now) {
    if (now - shownAt >= (isDrawn ? BETWEEN_DRAWINGS : BETWEEN_LINES)) {
      shownAt = now;
      show(line(now));
    }
  }

  private void show(String line) {
    if (isDrawn) {
      console.err().print(ERASE_LINE + line);
      console.err().flush();
      isOnScreen = true;
    } else {
      console.say("tensorlint: " + line);
    }
  }

  private String line(long now) {
    if (phase == null) {
      return "";
    }
    double seconds = (now - beganAt) / 1e9;
    String rate = seconds < 1 ? "" : String.format(Locale.ROOT, ", %,.0f/s", done / seconds);
    return String.format(
        Locale.ROOT, "%s %,d of %,d %s%s", phase.label(), done, all, phase.units(), rate);
  }

  /** Takes the line away. */
  @Override
  public synchronized void close() {
    if (isOnScreen) {
      console.err().print(ERASE_LINE);
      console.err().flush();
      isOnScreen = false;
    }
  }
}
