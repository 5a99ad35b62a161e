// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Two matrix products of which the faster one is used. They are compared once a process, on the
 * first product that is large enough to tell, which both compute; until then the first one works,
 * and always on other types than {@code float32}.
 */
final class OpenClContest implements OpenClMatmul {

  /** Multiplications of a product that takes several times as long as its launch on any device. */
  private static final long LARGE = 1L << 33;

  private static final int ROUNDS = 3;

  private final OpenClMatmul first;
  private final OpenClMatmul second;
  private final LongSupplier clock;
  private volatile @Nullable OpenClMatmul winner;

  /**
   * Makes a contest.
   *
   * @param clock gives nanoseconds
   */
  OpenClContest(OpenClMatmul first, OpenClMatmul second, LongSupplier clock) {
    this.first = first;
    this.second = second;
    this.clock = clock;
  }

  @Override
  public void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    OpenClMatmul known = out.type() == DType.FLOAT32 ? winner : first;
    if (known != null) {
      known.enqueue(device, size, left, right, out);
    } else if ((long) size.m() * size.k() * size.n() < LARGE) {
      first.enqueue(device, size, left, right, out);
    } else {
      compare(device, size, left, right, out);
    }
  }

  /** Computes the same with both; the result of either is right. */
  private synchronized void compare(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    long one = fastest(() -> first.enqueue(device, size, left, right, out), device);
    long two = fastest(() -> second.enqueue(device, size, left, right, out), device);
    winner = two < one ? second : first;
  }

  /** The first round builds kernels, and counts only if it were the fastest. */
  private long fastest(Runnable product, OpenClDevice device) {
    long best = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      device.finish();
      long begin = clock.getAsLong();
      product.run();
      device.finish();
      best = Math.min(best, clock.getAsLong() - begin);
    }
    return best;
  }
}
