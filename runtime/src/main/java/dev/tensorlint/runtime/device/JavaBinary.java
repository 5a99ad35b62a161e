// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The binary functions in Java. Each has its own loop for arrays that are walked by one index, the
 * only form that the JIT of JDK 17 turns into vector code; any other walk goes element by element.
 */
enum JavaBinary {
  ADD {
    @Override
    float apply(float a, float b) {
      return a + b;
    }

    @Override
    void applyDense(float[] a, float[] b, float[] out, int from, int to) {
      for (int i = from; i < to; i++) {
        out[i] = a[i] + b[i];
      }
    }
  },
  SUB {
    @Override
    float apply(float a, float b) {
      return a - b;
    }

    @Override
    void applyDense(float[] a, float[] b, float[] out, int from, int to) {
      for (int i = from; i < to; i++) {
        out[i] = a[i] - b[i];
      }
    }
  },
  MUL {
    @Override
    float apply(float a, float b) {
      return a * b;
    }

    @Override
    void applyDense(float[] a, float[] b, float[] out, int from, int to) {
      for (int i = from; i < to; i++) {
        out[i] = a[i] * b[i];
      }
    }
  },
  DIV {
    @Override
    float apply(float a, float b) {
      return a / b;
    }

    @Override
    void applyDense(float[] a, float[] b, float[] out, int from, int to) {
      for (int i = from; i < to; i++) {
        out[i] = a[i] / b[i];
      }
    }
  };

  abstract float apply(float a, float b);

  /** Applies the function to a range of indices that is the same for all three arrays. */
  abstract void applyDense(float[] a, float[] b, float[] out, int from, int to);

  static JavaBinary of(BinaryOp op) {
    return valueOf(op.name());
  }
}
