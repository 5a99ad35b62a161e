// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.device.Devices;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * What a device does in a second, where each operation is waited for, and where many are enqueued
 * before one is. {@code torch_rates.py} measures the same of PyTorch.
 */
public final class DeviceRates {

  private static final long WARM_UP_NANOS = 500_000_000L;
  private static final long ROUND_NANOS = 100_000_000L;
  private static final int ROUNDS = 7;

  /** Operations before one is waited for. */
  private static final int IN_A_ROW = 50;

  private static final int FEW = 16;

  private DeviceRates() {}

  /**
   * Runs the measurements.
   *
   * @param wanted sizes of matrices; {@code vectors}, {@code small}
   */
  public static void main(String[] wanted) {
    System.out.println(Devices.current().info());
    Arrays.stream(wanted).forEach(DeviceRates::measure);
  }

  private static void measure(String wanted) {
    switch (wanted) {
      case "vectors" -> {
        vectors(1 << 24);
        vectors(1 << 26);
      }
      case "small" -> {
        launches();
        small();
      }
      default -> matmul(Integer.parseInt(wanted));
    }
  }

  private static void small() {
    System.out.printf(
        Locale.ROOT,
        "create, add, read, close %d elements: %.2f us%n",
        FEW,
        nanos(DeviceRates::useSmallTensor) / 1e3);
  }

  private static void matmul(int n) {
    float[] values = Operands.random(n * n);
    try (Tensor flat = Tensor.of(values);
        Tensor square = flat.reshape(n, n)) {
      print("matmul " + n + ", GFLOP/s", 2.0 * n * n * n, square, x -> x.matmul(x));
    }
  }

  private static void vectors(int length) {
    String size = length / (1 << 18) + " MiB, GB/s";
    float[] values = Operands.random(length);
    try (Tensor x = Tensor.of(values);
        Tensor y = Tensor.of(values)) {
      print("add " + size, 12.0 * length, x, left -> left.add(y));
      print("tanh " + size, 8.0 * length, x, Tensor::tanh);
      print("sum " + size, 4.0 * length, x, Tensor::sum);
    }
    try (Work chain = ChainWork.on(Devices.current(), length, true)) {
      double rate = 12.0 * length / nanos(chain::run);
      System.out.printf(Locale.ROOT, "five functions %s: %.0f waited for%n", size, rate);
    }
  }

  /** More elements than the host computes, and fewer than take longer than their launch. */
  private static void launches() {
    try (Tensor x = Tensor.of(Operands.random(1 << 13))) {
      double once = nanos(() -> run(x, Tensor::neg, 1));
      double row = nanos(() -> run(x, Tensor::neg, IN_A_ROW)) / IN_A_ROW;
      System.out.printf(
          Locale.ROOT, "one launch: %.2f us waited for, %.2f in a row%n", once / 1e3, row / 1e3);
    }
  }

  private static void useSmallTensor() {
    try (Tensor x = Tensor.of(new float[FEW]);
        Tensor sum = x.add(x)) {
      sum.get(0);
    }
  }

  private static void print(String label, double amount, Tensor x, UnaryOperator<Tensor> work) {
    double once = amount / nanos(() -> run(x, work, 1));
    double row = amount * IN_A_ROW / nanos(() -> run(x, work, IN_A_ROW));
    System.out.printf(Locale.ROOT, "%s: %.0f waited for, %.0f in a row%n", label, once, row);
  }

  /** Reads an element of the last result, which waits for all of them. */
  private static void run(Tensor x, UnaryOperator<Tensor> work, int times) {
    for (int i = 1; i < times; i++) {
      work.apply(x).close();
    }
    try (Tensor result = work.apply(x);
        Tensor flat = result.reshape(result.shape().size());
        Tensor first = flat.slice(0, 1)) {
      first.item();
    }
  }

  /** Returns the median of some rounds. */
  private static double nanos(Runnable work) {
    double once = round(work, WARM_UP_NANOS, Long.MAX_VALUE);
    long runs = (long) Math.max(1, ROUND_NANOS / once);
    double[] rounds = new double[ROUNDS];
    Arrays.setAll(rounds, i -> round(work, Long.MAX_VALUE, runs));
    Arrays.sort(rounds);
    return rounds[ROUNDS / 2];
  }

  /** Runs for so long, or so often; returns the time of one run. */
  private static double round(Runnable work, long nanos, long runs) {
    long begin = System.nanoTime();
    long done = 0;
    do {
      work.run();
      done++;
    } while (done < runs && System.nanoTime() - begin < nanos);
    return (double) (System.nanoTime() - begin) / done;
  }
}
