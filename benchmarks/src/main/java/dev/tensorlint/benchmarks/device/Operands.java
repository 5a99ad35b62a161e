// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import java.util.SplittableRandom;

/** Numbers to compute with, the same for every engine. */
final class Operands {

  private Operands() {}

  /** Returns numbers from -2 to 2. */
  static float[] random(int length) {
    SplittableRandom random = new SplittableRandom(length);
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = (float) random.nextDouble(-2, 2);
    }
    return values;
  }
}
