// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * Shows how a training goes on. On a terminal it is a bar, in one line for each epoch; elsewhere,
 * such as in a file, one line at the end of each epoch:
 *
 * <pre>{@code
 * epoch 3/10 [=========>          ] 15/32, loss 0.2815, 1.2 s, 1.4 s left
 * epoch 3/10, 32 batches, loss 0.2604, validation loss 0.2911, 2.6 s
 * }</pre>
 */
public final class FitProgress implements FitCallback {

  private static final int BAR = 20;

  /** The bar is drawn so often at most: a terminal is slower than a small batch. */
  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintStream out;
  private final boolean terminal;
  private final LongSupplier nanoTime;
  private long started;
  private long drawn;
  private int drawnLength;
  private int epochs;
  private int batches;

  private FitProgress(PrintStream out, boolean terminal, LongSupplier nanoTime) {
    this.out = out;
    this.terminal = terminal;
    this.nanoTime = nanoTime;
  }

  /** Returns one that writes to the standard error, so that the program's output stays its own. */
  public static FitProgress toStandardError() {
    return new FitProgress(System.err, Terminal.isThere(), System::nanoTime);
  }

  /** Returns one that writes a line for each epoch. */
  public static FitProgress toLines(PrintStream out) {
    return new FitProgress(out, false, System::nanoTime);
  }

  /** For tests: of any kind, with a clock of its own. */
  static FitProgress of(PrintStream out, boolean terminal, LongSupplier nanoTime) {
    return new FitProgress(out, terminal, nanoTime);
  }

  @Override
  public void afterBatch(Batch batch) {
    long now = nanoTime.getAsLong();
    if (batch.batch() == 1) {
      started = now;
      epochs = batch.epochs();
      batches = batch.batches();
    }
    boolean isDue = batch.batch() == 1 || now - drawn >= REDRAW_NANOS;
    if (terminal && isDue && batch.batch() < batch.batches()) {
      drawn = now;
      draw(bar(batch, now - started));
    }
  }

  @Override
  public Next afterEpoch(Epoch epoch) {
    String line = line(epoch, nanoTime.getAsLong() - started);
    if (terminal) {
      draw(line);
      drawnLength = 0;
    } else {
      out.print(line);
    }
    out.print(System.lineSeparator());
    out.flush();
    return Next.CONTINUE;
  }

  /** Writes over the line that is there. */
  private void draw(String line) {
    out.print("\r" + line + " ".repeat(Math.max(0, drawnLength - line.length())));
    out.flush();
    drawnLength = line.length();
  }

  private static String bar(Batch batch, long nanos) {
    int full = (int) ((long) BAR * batch.batch() / batch.batches());
    double seconds = nanos / 1e9;
    double left = seconds * (batch.batches() - batch.batch()) / Math.max(1, batch.batch() - 1);
    return String.format(
        Locale.ROOT,
        "epoch %d/%d [%s>%s] %d/%d, loss %.4f, %.1f s%s",
        batch.epoch(),
        batch.epochs(),
        "=".repeat(full),
        " ".repeat(BAR - full - 1),
        batch.batch(),
        batch.batches(),
        batch.loss(),
        seconds,
        batch.batch() == 1 ? "" : String.format(Locale.ROOT, ", %.1f s left", left));
  }

  private String line(Epoch epoch, long nanos) {
    OptionalDouble validation = epoch.validationLoss();
    return String.format(
        Locale.ROOT,
        "epoch %d/%d, %d %s, loss %.4f%s, %.1f s",
        epoch.epoch(),
        epochs,
        batches,
        batches == 1 ? "batch" : "batches",
        epoch.loss(),
        validation.isPresent()
            ? String.format(Locale.ROOT, ", validation loss %.4f", validation.getAsDouble())
            : "",
        nanos / 1e9);
  }
}
