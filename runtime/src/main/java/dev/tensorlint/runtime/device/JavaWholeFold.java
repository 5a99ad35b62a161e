// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;

/** Folds whole numbers in {@code long}. */
final class JavaWholeFold implements JavaFold {

  private final ReduceOp op;
  private final JavaArrays source;
  private final JavaArrays result;
  private final long first;
  private final long[] lane = new long[JavaArrays.BLOCK];
  private long value;

  JavaWholeFold(ReduceOp op, DType type) {
    this.op = op;
    this.source = JavaArrays.of(type);
    this.result = JavaArrays.of(op.resultType(type));
    this.first =
        switch (op) {
          case SUM -> 0;
          case MAX -> type.least();
          case MIN -> type.most();
        };
    begin();
  }

  @Override
  public void begin() {
    value = first;
  }

  @Override
  public void take(Object in, int at, int stride, int count) {
    for (int done = 0; done < count; done += lane.length) {
      int size = Math.min(lane.length, count - done);
      source.toLongs(in, at + done * stride, stride, lane, size);
      for (int i = 0; i < size; i++) {
        add(lane[i]);
      }
    }
  }

  @Override
  public void merge(JavaFold other) {
    add(((JavaWholeFold) other).value);
  }

  private void add(long x) {
    value =
        switch (op) {
          case SUM -> value + x;
          case MAX -> Math.max(value, x);
          case MIN -> Math.min(value, x);
        };
  }

  @Override
  public void end(Object out, int at) {
    lane[0] = value;
    result.ofLongs(lane, out, at, 1);
  }
}
