// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JavaExpTest {

  private static float[] exp(float... values) {
    float[] out = new float[values.length];
    JavaExp.exp(values, out, 0, values.length);
    return out;
  }

  private static float[] sigmoid(float... values) {
    float[] out = new float[values.length];
    JavaExp.sigmoid(values, out, 0, values.length);
    return out;
  }

  /** Evenly, over all arguments whose results are neither 0 nor infinite. */
  private static float[] arguments() {
    float[] values = new float[1 << 20];
    for (int i = 0; i < values.length; i++) {
      values[i] = -104 + 193f * i / values.length;
    }
    return values;
  }

  private static void assertClose(double expected, float actual, double relative, double absolute) {
    double most = Math.max(absolute, relative * expected);
    boolean isRight = (float) expected == actual || Math.abs(actual - expected) <= most;
    assertTrue(isRight, expected + " came out as " + actual);
  }

  @Test
  void isOffByAtMostTwoTenMillionths() {
    float[] values = arguments();
    float[] results = exp(values);
    for (int i = 0; i < values.length; i++) {
      assertClose(Math.exp(values[i]), results[i], 2e-7, Float.MIN_VALUE);
    }
  }

  @Test
  void aSigmoidIsOffByAtMostFourTenMillionths() {
    float[] values = arguments();
    float[] results = sigmoid(values);
    for (int i = 0; i < values.length; i++) {
      assertClose(1 / (1 + Math.exp(-values[i])), results[i], 4e-7, 1e-37);
    }
  }

  /** Every exponent, subnormal numbers too, of both signs. */
  @Test
  void isRightAtEveryExponent() {
    int step = 1 << 19;
    for (int bits = 1; bits > 0 && bits < Float.floatToIntBits(Float.MAX_VALUE); bits += step) {
      float x = Float.intBitsToFloat(bits);
      float[] results = exp(x, -x);
      assertClose(Math.exp(x), results[0], 2e-7, Float.MIN_VALUE);
      assertClose(Math.exp(-x), results[1], 2e-7, Float.MIN_VALUE);
    }
  }

  @Test
  void isExactAtItsEnds() {
    float inf = Float.POSITIVE_INFINITY;
    assertArrayEquals(
        new float[] {inf, 0, 1, 1, inf, 0, Float.NaN},
        exp(inf, -inf, 0, -0f, 100, -200, Float.NaN));
    assertArrayEquals(
        new float[] {1, 0, 0.5f, 0.5f, Float.NaN}, sigmoid(inf, -inf, 0, -0f, Float.NaN));
  }

  @Test
  void aRangeIsComputedAlone() {
    float[] out = {5, 5, 5, 5};
    JavaExp.exp(new float[] {1, 0, 0, 1}, out, 1, 3);
    assertArrayEquals(new float[] {5, 1, 1, 5}, out);
  }
}
