// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The binary functions in Java. Each has its own loop for operands that both advance by one, which
 * the JIT turns into vector code; any other walk goes element by element.
 */
enum JavaBinary {
  ADD {
    @Override
    float apply(float a, float b) {
      return a + b;
    }

    @Override
    void applyDense(float[] a, int aAt, float[] b, int bAt, float[] out, int outAt, int length) {
      for (int i = 0; i < length; i++) {
        out[outAt + i] = a[aAt + i] + b[bAt + i];
      }
    }
  },
  SUB {
    @Override
    float apply(float a, float b) {
      return a - b;
    }

    @Override
    void applyDense(float[] a, int aAt, float[] b, int bAt, float[] out, int outAt, int length) {
      for (int i = 0; i < length; i++) {
        out[outAt + i] = a[aAt + i] - b[bAt + i];
      }
    }
  },
  MUL {
    @Override
    float apply(float a, float b) {
      return a * b;
    }

    @Override
    void applyDense(float[] a, int aAt, float[] b, int bAt, float[] out, int outAt, int length) {
      for (int i = 0; i < length; i++) {
        out[outAt + i] = a[aAt + i] * b[bAt + i];
      }
    }
  },
  DIV {
    @Override
    float apply(float a, float b) {
      return a / b;
    }

    @Override
    void applyDense(float[] a, int aAt, float[] b, int bAt, float[] out, int outAt, int length) {
      for (int i = 0; i < length; i++) {
        out[outAt + i] = a[aAt + i] / b[bAt + i];
      }
    }
  };

  abstract float apply(float a, float b);

  /** Applies the function to {@code length} elements of operands that both advance by one. */
  abstract void applyDense(
      float[] a, int aAt, float[] b, int bAt, float[] out, int outAt, int length);

  static JavaBinary of(BinaryOp op) {
    return valueOf(op.name());
  }
}
