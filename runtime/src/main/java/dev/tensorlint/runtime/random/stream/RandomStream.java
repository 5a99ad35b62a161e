// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.random.stream;

import java.util.concurrent.atomic.AtomicLong;

/**
 * An endless row of 64-bit numbers that depends on its seed alone: SplitMix64 of Steele, Lea and
 * Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014). The number at a position
 * is a function of the position, so threads that reserve positions share a stream without a lock.
 */
public final class RandomStream {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long start;
  private final AtomicLong next = new AtomicLong();

  /** Seeds are mixed, so that neighbouring ones do not give the same row a step apart. */
  public RandomStream(long seed) {
    this.start = mix(seed ^ GOLDEN_GAMMA);
  }

  /** From random bits to an element. */
  public interface Distribution {
    float of(long bits);
  }

  /** Draws elements of a distribution, at positions that no other call gets. */
  public float[] draw(int count, Distribution distribution) {
    float[] elements = new float[count];
    long first = reserve(count);
    for (int i = 0; i < count; i++) {
      elements[i] = distribution.of(at(first + i));
    }
    return elements;
  }

  /** Takes positions that no other call gets; returns the first. */
  public long reserve(long count) {
    return next.getAndAdd(count);
  }

  public long at(long position) {
    return mix(start + (position + 1) * GOLDEN_GAMMA);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), a multiple of 2^-24. */
  public static float uniform(long bits) {
    return (bits >>> 40) * 0x1p-24f;
  }

  /**
   * Returns a normally distributed number after Box and Muller, "A note on the generation of random
   * normal deviates" (1958). StrictMath is the same on every machine.
   */
  public static double normal(long bits) {
    double radius = ((bits >>> 32) + 1) * 0x1p-32;
    double angle = (bits & 0xFFFF_FFFFL) * 0x1p-32;
    return StrictMath.sqrt(-2 * StrictMath.log(radius)) * StrictMath.cos(2 * Math.PI * angle);
  }

  /** Returns a number from 0 (inclusive) to {@code bound} (exclusive), even but for 2^-32. */
  public static int below(int bound, long bits) {
    return (int) (((bits >>> 32) * bound) >>> 32);
  }

  private static long mix(long value) {
    long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
