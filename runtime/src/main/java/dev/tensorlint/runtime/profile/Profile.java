// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.profile;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/**
 * What the operations of a stretch of work took.
 *
 * @param operations the longest first
 * @param nanos the time of the whole stretch, with what is no operation
 * @param created handles of all kinds that were opened meanwhile, on all threads
 * @param closed how many of those were closed again
 */
public record Profile(List<Operation> operations, long nanos, long created, long closed) {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_MICRO = 1e3;
  private static final int WIDEST_DEVICE = 24;
  private static final int SHORTEST_NAME = 14;

  public Profile {
    operations = List.copyOf(operations);
  }

  /**
   * All runs of one operation on one device.
   *
   * @param name of the operation, such as {@code matmul}; {@code create} stands for tensors made of
   *     Java values, {@code read} for the way back
   * @param device name of the device
   * @param count how often it ran, which is also the number of handles that it made, but for {@code
   *     read}
   * @param nanos the time of all runs together, until the results were there
   * @param bytes of new data in the results; a view has none
   * @param open how many of the handles are still open
   */
  public record Operation(
      String name, String device, long count, long nanos, long bytes, long open) {}

  /** Returns a table with a line an operation. */
  @Override
  public String toString() {
    StringBuilder table = new StringBuilder();
    Formatter text = new Formatter(table, Locale.ROOT);
    int width = nameWidth();
    text.format(
        "%-" + width + "s %-24s %9s %12s %10s %14s %9s%n",
        "operation",
        "device",
        "count",
        "ms",
        "us each",
        "bytes",
        "left open");
    operations.forEach(row -> line(text, width, row));
    text.format(
        "%.3f ms in all; %d handles opened, %d of them closed%n",
        nanos / NANOS_PER_MILLI, created, closed);
    return table.toString();
  }

  /** Fused operations have long names. */
  private int nameWidth() {
    return operations.stream()
        .mapToInt(row -> row.name().length())
        .reduce(SHORTEST_NAME, (a, b) -> Math.max(a, b));
  }

  private static void line(Formatter text, int width, Operation row) {
    text.format(
        "%-" + width + "s %-24s %9d %12.3f %10.3f %,14d %9d%n",
        row.name(),
        clipped(row.device()),
        row.count(),
        row.nanos() / NANOS_PER_MILLI,
        row.nanos() / NANOS_PER_MICRO / row.count(),
        row.bytes(),
        row.open());
  }

  private static String clipped(String device) {
    return device.length() <= WIDEST_DEVICE ? device : device.substring(0, WIDEST_DEVICE);
  }
}
