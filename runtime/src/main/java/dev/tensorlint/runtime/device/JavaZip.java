// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.stream.IntStream;

/** One element-wise operation of two operands on the plain-Java device. */
final class JavaZip {

  /** Elements in the part of the result that one task computes, or a row where rows are longer. */
  private static final int CHUNK = 1 << 16;

  private final JavaBinary op;
  private final Broadcast plan;
  private final float[] left;
  private final float[] right;
  private final float[] out;

  JavaZip(JavaBinary op, Broadcast plan, float[] left, float[] right, float[] out) {
    this.op = op;
    this.plan = plan;
    this.left = left;
    this.right = right;
    this.out = out;
  }

  /** Computes the whole result of at least one element, given where each array's part begins. */
  void run(int leftAt, int rightAt, int outAt) {
    if (plan.rank() == 0) {
      out[outAt] = op.apply(left[leftAt], right[rightAt]);
      return;
    }
    int outer = plan.dim(0);
    int inner = plan.size() / outer;
    int step = Math.max(1, CHUNK / inner);
    IntStream tasks = IntStream.rangeClosed(0, (outer - 1) / step).map(task -> task * step);
    (plan.size() > CHUNK ? tasks.parallel() : tasks)
        .forEach(
            from -> {
              int a = leftAt + from * plan.leftStride(0);
              int b = rightAt + from * plan.rightStride(0);
              walk(0, Math.min(step, outer - from), a, b, outAt + from * inner);
            });
  }

  /** Walks {@code count} steps of one dimension; returns where the next result goes. */
  private int walk(int dim, int count, int leftAt, int rightAt, int outAt) {
    if (dim == plan.rank() - 1) {
      row(count, leftAt, rightAt, outAt);
      return outAt + count;
    }
    int next = outAt;
    int inside = plan.dim(dim + 1);
    for (int i = 0; i < count; i++) {
      int a = leftAt + i * plan.leftStride(dim);
      int b = rightAt + i * plan.rightStride(dim);
      next = walk(dim + 1, inside, a, b, next);
    }
    return next;
  }

  private void row(int count, int leftAt, int rightAt, int outAt) {
    int leftStride = plan.leftStride(plan.rank() - 1);
    int rightStride = plan.rightStride(plan.rank() - 1);
    if (leftStride == 1 && rightStride == 1 && leftAt == outAt && rightAt == outAt) {
      op.applyDense(left, right, out, outAt, outAt + count);
      return;
    }
    for (int i = 0; i < count; i++) {
      out[outAt + i] = op.apply(left[leftAt + i * leftStride], right[rightAt + i * rightStride]);
    }
  }
}
