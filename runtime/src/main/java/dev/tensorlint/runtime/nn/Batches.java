// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The examples of a training, cut into batches. */
final class Batches {

  private final Tensor inputs;
  private final Tensor targets;
  private final FitOptions options;
  private final int examples;

  /** The examples of a batch, in handles of the innermost scope. */
  record Pair(Tensor inputs, Tensor targets) {}

  Batches(Tensor inputs, Tensor targets, FitOptions options) {
    this.inputs = inputs;
    this.targets = targets;
    this.options = options;
    this.examples = rows(inputs);
    if (examples == 0 || examples != rows(targets)) {
      throw new IllegalArgumentException(
          "training needs a target for each input, and at least one, got inputs "
              + inputs.type()
              + " and targets "
              + targets.type());
    }
  }

  /** Returns the number of batches in an epoch. */
  int count() {
    return (examples + options.batchSize() - 1) / options.batchSize();
  }

  /** Returns the number of examples in a batch, which is counted from 0. */
  int size(int batch) {
    return to(batch) - from(batch);
  }

  /** Returns the order of the examples in an epoch. */
  int[] order(int epoch) {
    int[] order = IntStream.range(0, examples).toArray();
    options.shuffleSeed().ifPresent(seed -> shuffle(order, new SplittableRandom(seed + epoch)));
    return order;
  }

  /** Returns the examples of a batch. */
  Pair take(int[] order, int batch) {
    if (options.shuffleSeed().isEmpty()) {
      return new Pair(inputs.slice(from(batch), to(batch)), targets.slice(from(batch), to(batch)));
    }
    int[] rows = IntStream.range(from(batch), to(batch)).map(index -> order[index]).toArray();
    Tensor indices = Tensor.of(rows, Shape.of(rows.length));
    return new Pair(inputs.gather(indices), targets.gather(indices));
  }

  private int from(int batch) {
    return batch * options.batchSize();
  }

  private int to(int batch) {
    return Math.min(examples, from(batch) + options.batchSize());
  }

  private static int rows(Tensor tensor) {
    return tensor.shape().rank() == 0 ? 0 : tensor.shape().dim(0);
  }

  /** Durstenfeld's shuffle (Communications of the ACM 7, 1964, algorithm 235). */
  private static void shuffle(int[] order, SplittableRandom random) {
    for (int last = order.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      int swapped = order[last];
      order[last] = order[other];
      order[other] = swapped;
    }
  }
}
