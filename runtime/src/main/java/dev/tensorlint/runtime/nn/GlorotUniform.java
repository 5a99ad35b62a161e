// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.util.SplittableRandom;

/** First weights: uniform in {@code ±sqrt(6 / (inputs + units))}. */
final class GlorotUniform {

  private GlorotUniform() {}

  /** Returns {@code inputs * units} values that depend on the seed alone. */
  static float[] values(int inputs, int units, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double bound = Math.sqrt(6.0 / (inputs + units));
    float[] values = new float[Math.multiplyExact(inputs, units)];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (bound * (2 * random.nextDouble() - 1));
    }
    return values;
  }
}
