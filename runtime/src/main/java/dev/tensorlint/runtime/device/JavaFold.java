// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * Makes one number of many elements. A {@code double} holds every {@code int32} and is exact enough
 * for sums of {@code float32}.
 */
enum JavaFold {
  FLOAT_SUM {
    @Override
    double apply(Object in, int at, int stride, int count) {
      float[] elements = (float[]) in;
      double sum = 0;
      for (int i = 0; i < count; i++) {
        sum += elements[at + i * stride];
      }
      return sum;
    }

    @Override
    double combine(double a, double b) {
      return a + b;
    }
  },
  FLOAT_MAX {
    @Override
    double apply(Object in, int at, int stride, int count) {
      float[] elements = (float[]) in;
      float max = Float.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        max = Math.max(max, elements[at + i * stride]);
      }
      return max;
    }

    @Override
    double combine(double a, double b) {
      return Math.max(a, b);
    }
  },
  FLOAT_MIN {
    @Override
    double apply(Object in, int at, int stride, int count) {
      float[] elements = (float[]) in;
      float min = Float.POSITIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        min = Math.min(min, elements[at + i * stride]);
      }
      return min;
    }

    @Override
    double combine(double a, double b) {
      return Math.min(a, b);
    }
  },
  INT_SUM {
    @Override
    double apply(Object in, int at, int stride, int count) {
      int[] elements = (int[]) in;
      int sum = 0;
      for (int i = 0; i < count; i++) {
        sum += elements[at + i * stride];
      }
      return sum;
    }

    @Override
    double combine(double a, double b) {
      return (int) a + (int) b;
    }
  },
  INT_MAX {
    @Override
    double apply(Object in, int at, int stride, int count) {
      int[] elements = (int[]) in;
      int max = Integer.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        max = Math.max(max, elements[at + i * stride]);
      }
      return max;
    }

    @Override
    double combine(double a, double b) {
      return Math.max(a, b);
    }
  },
  INT_MIN {
    @Override
    double apply(Object in, int at, int stride, int count) {
      int[] elements = (int[]) in;
      int min = Integer.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        min = Math.min(min, elements[at + i * stride]);
      }
      return min;
    }

    @Override
    double combine(double a, double b) {
      return Math.min(a, b);
    }
  };

  static JavaFold of(ReduceOp op, DType type) {
    String prefix = op.resultType(type) == DType.FLOAT32 ? "FLOAT_" : "INT_";
    return valueOf(prefix + op);
  }

  /** Folds {@code count} elements, each {@code stride} after the last. */
  abstract double apply(Object in, int at, int stride, int count);

  /** Makes one of the results of two parts. */
  abstract double combine(double a, double b);
}
