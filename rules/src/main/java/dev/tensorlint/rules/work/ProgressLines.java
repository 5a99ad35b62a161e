// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Says how far a run is, in a line from time to time: {@code analysing 1,200 of 4,300 methods,
 * 130/s}. Time passes for it when work is done; it has no thread of its own.
 */
public final class ProgressLines implements WorkMonitor {

  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final long period;
  private final LongSupplier clock;
  private final Consumer<String> sink;
  private long saidAt;
  private long beganAt;
  private @Nullable Phase phase;
  private int all;
  private int done;

  private ProgressLines(long period, long saidAt, LongSupplier clock, Consumer<String> sink) {
    this.period = period;
    this.saidAt = saidAt;
    this.clock = clock;
    this.sink = sink;
  }

  /**
   * Says a line each ten seconds, so that a short run says nothing.
   *
   * @param clock nanoseconds from any point in time
   */
  public static ProgressLines everyTenSeconds(LongSupplier clock, Consumer<String> sink) {
    return new ProgressLines(TimeUnit.SECONDS.toNanos(10), clock.getAsLong(), clock, sink);
  }

  /**
   * Says a line at once and then ten times a second, for a place where the next one replaces it.
   *
   * @param clock nanoseconds from any point in time
   */
  public static ProgressLines tenTimesASecond(LongSupplier clock, Consumer<String> sink) {
    long period = TimeUnit.MILLISECONDS.toNanos(100);
    return new ProgressLines(period, clock.getAsLong() - period, clock, sink);
  }

  @Override
  public synchronized void begins(Phase newPhase, int units) {
    phase = newPhase;
    all = units;
    done = 0;
    beganAt = clock.getAsLong();
    sayIfDue(newPhase, beganAt);
  }

  @Override
  public synchronized void advances(Phase ofPhase, int units) {
    if (ofPhase == phase) {
      done += units;
      sayIfDue(ofPhase, clock.getAsLong());
    }
  }

  private void sayIfDue(Phase current, long now) {
    if (now - saidAt >= period) {
      saidAt = now;
      sink.accept(line(current, now));
    }
  }

  private String line(Phase current, long now) {
    double seconds = (now - beganAt) / NANOS_PER_SECOND;
    String rate = seconds < 1 ? "" : String.format(Locale.ROOT, ", %,.0f/s", done / seconds);
    return String.format(
        Locale.ROOT, "%s %,d of %,d %s%s", current.label(), done, all, current.units(), rate);
  }
}
