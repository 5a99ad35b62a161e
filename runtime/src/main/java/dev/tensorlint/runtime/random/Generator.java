// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.random;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.random.stream.RandomStream;

/**
 * Random tensors from a seed. The numbers are the same for the same seed and the same calls: on
 * every device, machine and Java version.
 *
 * <p>Every tensor is a new one on the current device, which the innermost scope of the task owns,
 * or the caller where no scope is open. Safe for use by many threads: each call gets numbers that
 * no other call gets. Which call gets which then depends on who comes first; threads that must each
 * be reproducible take a generator each, by {@link #split}.
 */
public final class Generator {

  private final RandomStream stream;

  public Generator(long seed) {
    this.stream = new RandomStream(seed);
  }

  /** Returns numbers from 0 (inclusive) to 1 (exclusive). */
  public Tensor uniform(int... dims) {
    return uniform(0, 1, Shape.of(dims));
  }

  /**
   * Returns evenly distributed numbers.
   *
   * @param from the least
   * @param to greater than all of them, but for rounding
   * @throws IllegalArgumentException when {@code to} is not greater than {@code from}
   */
  public Tensor uniform(float from, float to, Shape shape) {
    if (!(from < to)) {
      throw new IllegalArgumentException("no numbers from " + from + " to " + to);
    }
    return draw(shape, bits -> from + (to - from) * RandomStream.uniform(bits));
  }

  /** Returns normally distributed numbers of mean 0 and standard deviation 1. */
  public Tensor normal(int... dims) {
    return normal(0, 1, Shape.of(dims));
  }

  /** Returns normally distributed numbers. */
  public Tensor normal(float mean, float deviation, Shape shape) {
    return draw(shape, bits -> (float) (mean + deviation * RandomStream.normal(bits)));
  }

  /**
   * Returns a mask to multiply activations with: 0 with the given probability, else {@code 1 / (1 -
   * rate)}, so that the mean of the activations stays.
   *
   * @param rate from 0 (inclusive) to 1 (exclusive)
   * @throws IllegalArgumentException when the rate is outside that
   */
  public Tensor dropoutMask(float rate, Shape shape) {
    if (!(rate >= 0 && rate < 1)) {
      throw new IllegalArgumentException("a dropout rate is from 0 to below 1, got " + rate);
    }
    float kept = 1 / (1 - rate);
    return draw(shape, bits -> RandomStream.uniform(bits) < rate ? 0 : kept);
  }

  /**
   * Returns the numbers from 0 to {@code size - 1} in random order, after Durstenfeld, "Random
   * permutation" (1964).
   */
  public int[] permutation(int size) {
    int[] order = new int[size];
    long first = stream.reserve(size);
    for (int i = 0; i < size; i++) {
      int other = RandomStream.below(i + 1, stream.at(first + i));
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }

  /** Returns a generator of its own, which depends on this one's seed and earlier calls alone. */
  public Generator split() {
    return new Generator(stream.at(stream.reserve(1)));
  }

  private Tensor draw(Shape shape, RandomStream.Distribution distribution) {
    return Tensor.of(stream.draw(shape.size(), distribution), shape);
  }
}
