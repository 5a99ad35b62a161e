// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How much one work did in a nanosecond in each round, and in a nanosecond of a processor over all
 * rounds: the processor's clock of a process counts in steps of ten milliseconds.
 */
final class Rates {

  /** Of a processor: where many share it, the clock says nothing about what the JIT has seen. */
  private static final long WARM_UP_NANOS = 2_000_000_000L;

  /** A warm-up that is less than this much faster than the one before is the last. */
  private static final double GAIN = 1.03;

  private static final int MOST_WARM_UPS = 10;

  private static final long ROUND_NANOS = 200_000_000L;

  private final Object label;
  private final Work work;
  private final double amount;
  private final int runs;
  private final List<Double> wall = new ArrayList<>();
  private long processorNanos;

  /**
   * Warms the work up.
   *
   * @param amount what one run does
   */
  Rates(Object label, Work work, double amount) {
    this.label = label;
    this.work = work;
    this.amount = amount;
    this.runs = warmUp(work);
  }

  /**
   * Runs for the JIT and the driver's cache of kernels until it gets no faster; returns how many
   * runs fill a round.
   */
  private static int warmUp(Work work) {
    double before = 0;
    WarmUp last = WarmUp.of(work);
    for (int i = 1; i < MOST_WARM_UPS && last.perProcessorNano() > GAIN * before; i++) {
      before = last.perProcessorNano();
      last = WarmUp.of(work);
    }
    return (int) Math.max(1, ROUND_NANOS * last.count() / last.nanos());
  }

  /** Some runs, and the time and processor time that they took. */
  private record WarmUp(int count, long nanos, long processorNanos) {

    static WarmUp of(Work work) {
      long begin = System.nanoTime();
      long processorBegin = processorClock();
      int count = 0;
      while (count < 3 || processorClock() - processorBegin < WARM_UP_NANOS) {
        work.run();
        count++;
      }
      return new WarmUp(count, System.nanoTime() - begin, processorClock() - processorBegin);
    }

    double perProcessorNano() {
      return (double) count / processorNanos;
    }
  }

  /** Measures one round. */
  void measure() {
    long begin = System.nanoTime();
    long processorBegin = processorClock();
    for (int i = 0; i < runs; i++) {
      work.run();
    }
    wall.add(amount * runs / (System.nanoTime() - begin));
    processorNanos += processorClock() - processorBegin;
  }

  private static long processorClock() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }

  private static double best(List<Double> values) {
    return values.stream().max(Double::compare).orElseThrow();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "  %-36s median %7.1f  best %7.1f  a processor second %7.1f",
        label,
        median(wall),
        best(wall),
        amount * runs * wall.size() / processorNanos);
  }
}
