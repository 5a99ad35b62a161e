// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The exponential function of {@code float32} elements as {@code 2^n e^r} with a whole {@code n}
 * and {@code |r| <= ln(2) / 2}, where {@code e^r} is {@code 1 + r + r^2 p(r)} with a p of degree 4,
 * the minimax fit of the relative error. Off by at most 2e-7 of the result. {@code Math.exp}
 * computes twice as many digits, and takes several times as long.
 */
final class JavaExp {

  /** Beyond them the result is infinite, or less than half of the smallest number. */
  private static final float HIGHEST = 89;

  private static final float LOWEST = -104;

  private static final float INVERSE_LN2 = 1.442695f;

  /** The logarithm of 2 in two parts; the first has few bits, so that its multiples are exact. */
  private static final float LN2_HIGH = 355f / 512;

  private static final float LN2_LOW = -2.1219444e-4f;

  /** In a number of this size the last bit stands for 1, so that adding it rounds. */
  private static final float ROUNDING = 1.5f * (1 << 23);

  private static final int ROUNDING_BITS = Float.floatToRawIntBits(ROUNDING);

  private static final int EXPONENT_BIAS = 127;
  private static final int FRACTION_BITS = 23;

  private JavaExp() {}

  /** Computes a range of indices that is the same for both arrays. */
  static void exp(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = exp(in[i]);
    }
  }

  /** Computes {@code 1 / (1 + exp(-x))}. */
  static void sigmoid(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = 1 / (1 + exp(-in[i]));
    }
  }

  static float exp(float x) {
    float limited = Math.max(LOWEST, Math.min(HIGHEST, x));
    float rounded = limited * INVERSE_LN2 + ROUNDING;
    float n = rounded - ROUNDING;
    float r = limited - n * LN2_HIGH - n * LN2_LOW;
    float high = (1.3814538e-3f * r + 8.368745e-3f) * r + 4.166839e-2f;
    float p = (high * r + 0.16666521f) * r + 0.49999994f;
    // In two steps, as 2^n alone may be no number where the result is one.
    int power = Float.floatToRawIntBits(rounded) - ROUNDING_BITS;
    int half = power >> 1;
    return (r * r * p + r + 1) * powerOfTwo(half) * powerOfTwo(power - half);
  }

  private static float powerOfTwo(int n) {
    return Float.intBitsToFloat((n + EXPONENT_BIAS) << FRACTION_BITS);
  }
}
