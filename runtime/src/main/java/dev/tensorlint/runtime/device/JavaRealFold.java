// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * Folds real numbers in {@code double}, which is exact enough for sums of {@code float32}. Those of
 * {@code float64} are compensated after Neumaier, "Rundungsfehleranalyse einiger Verfahren zur
 * Summation endlicher Summen", ZAMM 54, 1974.
 */
final class JavaRealFold implements JavaFold {

  private final ReduceOp op;
  private double value;

  /** What rounding has taken from a sum. */
  private double lost;

  JavaRealFold(ReduceOp op) {
    this.op = op;
    begin();
  }

  @Override
  public void begin() {
    lost = 0;
    value =
        switch (op) {
          case SUM -> 0;
          case MAX -> Double.NEGATIVE_INFINITY;
          case MIN -> Double.POSITIVE_INFINITY;
        };
  }

  @Override
  public void take(Object in, int at, int stride, int count) {
    if (in instanceof float[] floats) {
      value = ofFloats(floats, at, stride, count);
    } else if (op == ReduceOp.SUM) {
      add((double[]) in, at, stride, count);
    } else {
      value = extreme((double[]) in, at, stride, count);
    }
  }

  private double ofFloats(float[] in, int at, int stride, int count) {
    return switch (op) {
      case SUM -> value + sum(in, at, stride, count);
      case MAX -> Math.max(value, max(in, at, stride, count));
      case MIN -> Math.min(value, min(in, at, stride, count));
    };
  }

  private static double sum(float[] in, int at, int stride, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += in[at + i * stride];
    }
    return sum;
  }

  private static float max(float[] in, int at, int stride, int count) {
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      max = Math.max(max, in[at + i * stride]);
    }
    return max;
  }

  private static float min(float[] in, int at, int stride, int count) {
    float min = Float.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      min = Math.min(min, in[at + i * stride]);
    }
    return min;
  }

  private void add(double[] in, int at, int stride, int count) {
    for (int i = 0; i < count; i++) {
      add(in[at + i * stride]);
    }
  }

  private void add(double x) {
    double next = value + x;
    boolean larger = Math.abs(value) >= Math.abs(x);
    lost += larger ? (value - next) + x : (x - next) + value;
    value = next;
  }

  private double extreme(double[] in, int at, int stride, int count) {
    double best = value;
    for (int i = 0; i < count; i++) {
      double x = in[at + i * stride];
      best = op == ReduceOp.MAX ? Math.max(best, x) : Math.min(best, x);
    }
    return best;
  }

  @Override
  public void merge(JavaFold other) {
    JavaRealFold part = (JavaRealFold) other;
    switch (op) {
      case SUM -> {
        add(part.value);
        lost += part.lost;
      }
      case MAX -> value = Math.max(value, part.value);
      case MIN -> value = Math.min(value, part.value);
    }
  }

  /** An infinite or undefined sum has no rounding to make good. */
  @Override
  public void end(Object out, int at) {
    double result = Double.isFinite(value) ? value + lost : value;
    if (out instanceof float[] floats) {
      floats[at] = (float) result;
    } else {
      ((double[]) out)[at] = result;
    }
  }
}
