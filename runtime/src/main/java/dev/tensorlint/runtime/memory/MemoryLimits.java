// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import java.util.Locale;

/**
 * The bounds of the runtime's memory.
 *
 * @param budget bytes that all devices together may hold, idle buffers included; {@link
 *     Long#MAX_VALUE} for no bound
 * @param pooledBytes bytes of idle buffers that are kept for a device
 * @param pooledHeapBytes the same for the plain-Java device, whose buffers are Java arrays
 * @param pooledPerSize idle buffers of one size that are kept for a device
 * @param smallestPooledHeapBytes Java arrays below this are not pooled: a new one is cheaper
 */
public record MemoryLimits(
    long budget,
    long pooledBytes,
    long pooledHeapBytes,
    int pooledPerSize,
    long smallestPooledHeapBytes) {

  private static final long MEBI = 1 << 20;

  /** An eighth of the Java heap, so that a small heap is not filled with idle arrays. */
  private static final int SHARE_OF_HEAP = 8;

  /** No budget, 256 MiB a device and at most an eighth of the Java heap, 256 buffers a size. */
  public static final MemoryLimits DEFAULT = withPool(256 * MEBI);

  public MemoryLimits {
    if (budget < 0 || pooledBytes < 0 || pooledHeapBytes < 0 || pooledPerSize < 0) {
      throw new IllegalArgumentException(
          "a bound of memory is not negative, got budget "
              + budget
              + ", pool "
              + pooledBytes
              + ", heap pool "
              + pooledHeapBytes
              + ", per size "
              + pooledPerSize);
    }
  }

  /**
   * Returns the defaults, but for what the system properties {@code tensorlint.memory.budget} and
   * {@code tensorlint.memory.pool} say. Both are bytes, as in {@code 512m}, {@code 2g} or {@code
   * 1000000}; a pool of 0 keeps no idle buffers.
   *
   * @throws IllegalArgumentException when a property is no size
   */
  public static MemoryLimits fromSystemProperties() {
    String budget = System.getProperty("tensorlint.memory.budget");
    String pool = System.getProperty("tensorlint.memory.pool");
    MemoryLimits limits = pool == null ? DEFAULT : withPool(bytes("tensorlint.memory.pool", pool));
    return budget == null ? limits : limits.withBudget(bytes("tensorlint.memory.budget", budget));
  }

  public MemoryLimits withBudget(long bytes) {
    return new MemoryLimits(
        bytes, pooledBytes, pooledHeapBytes, pooledPerSize, smallestPooledHeapBytes);
  }

  /** Returns the default limits with pools of so many bytes. */
  public static MemoryLimits withPool(long bytes) {
    long heap = Math.min(bytes, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
    return new MemoryLimits(Long.MAX_VALUE, bytes, heap, 256, 1 << 16);
  }

  static long bytes(String property, String text) {
    String size = text.strip().toLowerCase(Locale.ROOT);
    try {
      int unit = size.isEmpty() ? -1 : "kmg".indexOf(size.charAt(size.length() - 1));
      String digits = unit < 0 ? size : size.substring(0, size.length() - 1);
      return Math.multiplyExact(Long.parseUnsignedLong(digits), 1L << (10 * (unit + 1)));
    } catch (ArithmeticException | NumberFormatException notANumber) {
      throw new IllegalArgumentException(
          property + " must be a number of bytes such as 1000000, 512m or 2g, got '" + text + "'",
          notANumber);
    }
  }
}
