// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/**
 * Element-wise operations on slices. The loops want all arrays walked by one index. Where offsets
 * or strides differ, blocks of the operands are first copied to arrays that have this form: they
 * stay in the first-level cache, and that costs less than loops that the JIT cannot turn into
 * vector code.
 */
final class JavaElementwise {

  private JavaElementwise() {}

  static void map(JavaMap loop, DeviceSlice in, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    boolean aligned = in.offset() == out.offset() && isLane(in);
    JavaChunks.forEach(
        out.length(),
        (from, to) -> {
          if (aligned) {
            loop.apply(source, target, in.offset() + from, in.offset() + to);
          } else {
            new StagedMap(loop, in, out).run(from, to);
          }
        });
  }

  static void zip(
      JavaBinary loop, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    JavaWalk walk = new JavaWalk(plan.dims());
    boolean aligned =
        plan.dims().isDense()
            && left.offset() == right.offset()
            && left.offset() == out.offset()
            && isLane(left);
    Object a = JavaBuffer.array(left);
    Object b = JavaBuffer.array(right);
    Object result = JavaBuffer.array(out);
    JavaWalk.Rows rows =
        aligned
            ? () -> (count, at, same, done) -> loop.apply(a, b, result, at, at + count)
            : () -> new StagedZip(loop, walk, left, right, out);
    walk.run(left.offset(), right.offset(), rows);
  }

  /** Whether an array can be computed with as it is. */
  private static boolean isLane(DeviceSlice slice) {
    return JavaArrays.lane(slice.type()) == slice.type();
  }

  static void axpy(double factor, DeviceSlice x, DeviceSlice y) {
    TypeCheck.require(y.type(), x);
    if (y.type() == DType.FLOAT64) {
      double[] source = JavaBuffer.doubles(x);
      double[] target = JavaBuffer.doubles(y);
      JavaChunks.forEach(
          y.length(),
          (from, to) ->
              axpy(factor, source, x.offset() + from, target, y.offset() + from, to - from));
      return;
    }
    float single = (float) factor;
    float[] source = JavaBuffer.floats(x);
    float[] target = JavaBuffer.floats(y);
    JavaChunks.forEach(
        y.length(),
        (from, to) -> {
          int at = y.offset() + from;
          if (x.offset() == y.offset()) {
            axpy(single, source, target, at, at + to - from);
          } else {
            axpy(single, source, x.offset() + from, target, at, to - from);
          }
        });
  }

  private static void axpy(double factor, double[] x, int xAt, double[] y, int yAt, int count) {
    for (int i = 0; i < count; i++) {
      y[yAt + i] += factor * x[xAt + i];
    }
  }

  private static void axpy(float factor, float[] x, float[] y, int from, int to) {
    for (int i = from; i < to; i++) {
      y[i] += factor * x[i];
    }
  }

  private static void axpy(float factor, float[] x, int xAt, float[] y, int yAt, int count) {
    for (int i = 0; i < count; i++) {
      y[yAt + i] += factor * x[xAt + i];
    }
  }

  /** A function of one operand, block by block. */
  private static final class StagedMap {

    private final JavaMap loop;
    private final DeviceSlice in;
    private final DeviceSlice out;
    private final Object source;
    private final Object result;

    StagedMap(JavaMap loop, DeviceSlice in, DeviceSlice out) {
      this.loop = loop;
      this.in = in;
      this.out = out;
      this.source = JavaArrays.newLane(in.type(), in.length());
      this.result = JavaArrays.newLane(out.type(), in.length());
    }

    void run(int from, int to) {
      Object elements = JavaBuffer.array(in);
      Object target = JavaBuffer.array(out);
      for (int at = from; at < to; at += JavaArrays.BLOCK) {
        int count = Math.min(JavaArrays.BLOCK, to - at);
        JavaArrays.of(in.type()).load(elements, in.offset() + at, 1, source, count);
        loop.apply(source, result, 0, count);
        JavaArrays.of(out.type()).store(result, target, out.offset() + at, count);
      }
    }
  }

  /** A function of two operands, row by row, each in blocks. */
  private static final class StagedZip implements JavaWalk.Row {

    private final JavaBinary loop;
    private final JavaWalk walk;
    private final JavaArrays operands;
    private final JavaArrays results;
    private final Object left;
    private final Object right;
    private final Object out;
    private final int outAt;
    private final Object a;
    private final Object b;
    private final Object result;

    StagedZip(
        JavaBinary loop, JavaWalk walk, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
      this.loop = loop;
      this.walk = walk;
      this.operands = JavaArrays.of(left.type());
      this.results = JavaArrays.of(out.type());
      this.left = JavaBuffer.array(left);
      this.right = JavaBuffer.array(right);
      this.out = JavaBuffer.array(out);
      this.outAt = out.offset();
      this.a = JavaArrays.newLane(left.type(), out.length());
      this.b = JavaArrays.newLane(left.type(), out.length());
      this.result = JavaArrays.newLane(out.type(), out.length());
    }

    @Override
    public void run(int count, int leftAt, int rightAt, int done) {
      for (int at = 0; at < count; at += JavaArrays.BLOCK) {
        int size = Math.min(JavaArrays.BLOCK, count - at);
        int leftStep = walk.leftStep();
        int rightStep = walk.rightStep();
        operands.load(left, leftAt + at * leftStep, leftStep, a, size);
        operands.load(right, rightAt + at * rightStep, rightStep, b, size);
        loop.apply(a, b, result, 0, size);
        results.store(result, out, outAt + done + at, size);
      }
    }
  }
}
