// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.util.SplittableRandom;

/** First weights: uniform in {@code ±sqrt(6 / (inputs + units))}. */
final class GlorotUniform {

  private GlorotUniform() {}

  /** Returns {@code inputs * units} values that depend on the seed alone. */
  static float[] values(int inputs, int units, long seed) {
    return ofFans(Math.multiplyExact(inputs, units), (long) inputs + units, seed);
  }

  /**
   * Returns values that depend on the seed alone.
   *
   * @param count how many
   * @param fans connections that come in and go out, together
   */
  static float[] ofFans(int count, long fans, long seed) {
    return uniform(count, Math.sqrt(6.0 / fans), seed);
  }

  /** Returns values of at most a size, which depend on the seed alone. */
  static float[] uniform(int count, double bound, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] values = new float[count];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (bound * (2 * random.nextDouble() - 1));
    }
    return values;
  }
}
