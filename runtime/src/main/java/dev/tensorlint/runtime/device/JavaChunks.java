// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.stream.IntStream;

/** Cuts work into parts, which the cores share where there are several. */
final class JavaChunks {

  /** Elements that are worth a task of their own. */
  static final int SIZE = 1 << 16;

  private JavaChunks() {}

  /** Works on the indices from {@code from} (inclusive) to {@code to} (exclusive). */
  @FunctionalInterface
  interface Part {
    void run(int from, int to);
  }

  /** Runs {@code part} over elements. */
  static void forEach(int length, Part part) {
    forEach(length, 1, part);
  }

  /**
   * Runs {@code part} over items.
   *
   * @param weight the number of elements that an item stands for
   */
  static void forEach(int items, int weight, Part part) {
    int step = Math.max(1, SIZE / Math.max(1, weight));
    int parts = count(items, step);
    IntStream tasks = IntStream.range(0, parts);
    (parts > 1 ? tasks.parallel() : tasks)
        .forEach(task -> part.run(task * step, Math.min(items, (task + 1) * step)));
  }

  /** Returns how many parts of a size cover a length. */
  static int count(int length, int size) {
    return length == 0 ? 0 : (length - 1) / size + 1;
  }
}
