// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The hyperbolic tangent of {@code float32} elements as {@code x p(x^2) / q(x^2)}, with p of degree
 * 5 and q of degree 3: the minimax fit of the relative error over the range in which the result is
 * not 1 in {@code float32}. Off by at most 4e-7 of the result. {@code functions.cl} has the same.
 *
 * <p>One loop without branches or calls, walked by one index, of which the JIT makes vector code:
 * its arithmetic then hides behind the memory.
 */
final class JavaTanh {

  /** The first argument whose result comes out as 1; no smaller one's exceeds it. */
  private static final float LIMIT = 7.816808f;

  private JavaTanh() {}

  /** Computes a range of indices that is the same for both arrays. */
  static void apply(float[] in, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      float x = Math.max(-LIMIT, Math.min(LIMIT, in[i]));
      float s = x * x;
      float high = (1.8162407e-11f * s - 1.2743792e-8f) * s + 9.255116e-6f;
      float p = ((high * s + 2.9194097e-3f) * s + 0.1291797f) * s + 0.99999994f;
      float q = ((2.279135e-4f * s + 2.3757631e-2f) * s + 0.46251252f) * s + 1;
      out[i] = p * x / q;
    }
  }
}
