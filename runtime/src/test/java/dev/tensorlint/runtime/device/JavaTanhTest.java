// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JavaTanhTest {

  private static float[] tanh(float... values) {
    float[] out = new float[values.length];
    JavaTanh.apply(values, out, 0, values.length);
    return out;
  }

  @Test
  void isOffByAtMostFourTenMillionths() {
    float[] values = new float[1 << 20];
    for (int i = 0; i < values.length; i++) {
      values[i] = 12f * i / values.length;
    }
    float[] results = tanh(values);
    for (int i = 1; i < values.length; i++) {
      double error = results[i] / Math.tanh(values[i]) - 1;
      assertTrue(results[i] <= 1 && Math.abs(error) <= 4e-7, values[i] + " gives " + results[i]);
    }
  }

  /** Every exponent, subnormal numbers too, at the ends of its range and in between. */
  @Test
  void isRightAtEveryExponent() {
    int step = 1 << 19;
    float[] values = new float[2 * (Float.floatToIntBits(Float.MAX_VALUE) / step + 1)];
    for (int i = 0; i < values.length / 2; i++) {
      values[2 * i] = Float.intBitsToFloat(i * step + 1);
      values[2 * i + 1] = -Float.intBitsToFloat(i * step + step - 1);
    }
    float[] results = tanh(values);
    for (int i = 0; i < values.length; i++) {
      double expected = Math.tanh(values[i]);
      double most = Math.max(Float.MIN_VALUE, 4e-7 * Math.abs(expected));
      assertTrue(Math.abs(results[i] - expected) <= most, values[i] + " gives " + results[i]);
      assertEquals(Math.signum(values[i]), Math.signum(results[i]));
    }
  }

  @Test
  void isOddAndExactAtItsEnds() {
    float inf = Float.POSITIVE_INFINITY;
    float tiny = 1e-20f;
    assertArrayEquals(
        new float[] {1, -1, 0, -0f, 1, -1, Float.NaN},
        tanh(inf, -inf, 0, -0f, 100, -100, Float.NaN));
    assertTrue(Math.abs(tanh(tiny)[0] / tiny - 1) <= 4e-7);
  }

  @Test
  void aRangeIsComputedAlone() {
    float[] out = {5, 5, 5, 5};
    JavaTanh.apply(new float[] {1, 0, 0, 1}, out, 1, 3);
    assertArrayEquals(new float[] {5, 0, 0, 5}, out);
  }
}
