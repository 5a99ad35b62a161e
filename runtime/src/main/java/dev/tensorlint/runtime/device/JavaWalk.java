// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Walks two arrays by their strides, row by row, and shares the outermost dimension out. */
final class JavaWalk {

  private final MergedDims dims;

  JavaWalk(MergedDims dims) {
    this.dims = dims;
  }

  /** Works on a row, the innermost dimension. */
  @FunctionalInterface
  interface Row {

    /**
     * Works on one row.
     *
     * @param count the number of elements in it
     * @param left index of the left array's first element
     * @param right index of the right array's first element
     * @param done how many elements all rows before it have
     */
    void run(int count, int left, int right, int done);
  }

  /** Makes what works on the rows of one task. */
  @FunctionalInterface
  interface Rows {
    Row get();
  }

  /** Visits all rows, given where each array begins; those of a task in their order. */
  void run(int leftAt, int rightAt, Rows rows) {
    if (dims.rank() == 0) {
      rows.get().run(1, leftAt, rightAt, 0);
      return;
    }
    int inner = dims.sizeFrom(1);
    JavaChunks.forEach(
        inner == 0 ? 0 : dims.dim(0),
        inner,
        (from, to) -> {
          int left = leftAt + from * dims.leftStride(0);
          int right = rightAt + from * dims.rightStride(0);
          walk(0, to - from, left, right, from * inner, rows.get());
        });
  }

  /** Walks {@code count} steps of one dimension; returns how many elements are done after them. */
  private int walk(int dim, int count, int leftAt, int rightAt, int done, Row row) {
    if (dim == dims.rank() - 1) {
      row.run(count, leftAt, rightAt, done);
      return done + count;
    }
    int next = done;
    int inside = dims.dim(dim + 1);
    for (int i = 0; i < count; i++) {
      int left = leftAt + i * dims.leftStride(dim);
      int right = rightAt + i * dims.rightStride(dim);
      next = walk(dim + 1, inside, left, right, next, row);
    }
    return next;
  }

  /** Returns by how much the left array advances within a row. */
  int leftStep() {
    return dims.rank() == 0 ? 1 : dims.leftStride(dims.rank() - 1);
  }

  /** Returns by how much the right array advances within a row. */
  int rightStep() {
    return dims.rank() == 0 ? 1 : dims.rightStride(dims.rank() - 1);
  }
}
