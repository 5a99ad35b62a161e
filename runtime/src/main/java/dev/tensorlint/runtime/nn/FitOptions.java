// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How to go through the examples. Immutable: each method returns other options.
 *
 * @param epochs how often to go through all examples, at least 1
 * @param batchSize examples a step; the last batch of an epoch may have fewer; at least 1
 * @param shuffleSeed seed of the order of the examples, another in each epoch; empty for the order
 *     in which they are given
 * @param validation examples to evaluate at the end of each epoch
 * @param callbacks called with the progress, in this order
 */
public record FitOptions(
    int epochs,
    int batchSize,
    OptionalLong shuffleSeed,
    Optional<Validation> validation,
    List<FitCallback> callbacks) {

  private static final int DEFAULT_BATCH = 32;

  /**
   * Examples that are not trained on; both tensors stay the caller's.
   *
   * @param inputs one row an example
   * @param targets one row an example
   */
  public record Validation(Tensor inputs, Tensor targets) {}

  public FitOptions {
    if (epochs < 1 || batchSize < 1) {
      throw new IllegalArgumentException(
          "training needs at least one epoch and one example a batch, got "
              + epochs
              + " epochs and batches of "
              + batchSize);
    }
    callbacks = List.copyOf(callbacks);
  }

  /** Returns options for so many epochs, in batches of {@value #DEFAULT_BATCH}, not shuffled. */
  public static FitOptions epochs(int epochs) {
    return new FitOptions(epochs, DEFAULT_BATCH, OptionalLong.empty(), Optional.empty(), List.of());
  }

  public FitOptions batchSize(int examples) {
    return new FitOptions(epochs, examples, shuffleSeed, validation, callbacks);
  }

  public FitOptions shuffled(long seed) {
    return new FitOptions(epochs, batchSize, OptionalLong.of(seed), validation, callbacks);
  }

  public FitOptions validation(Tensor inputs, Tensor targets) {
    Validation examples = new Validation(inputs, targets);
    return new FitOptions(epochs, batchSize, shuffleSeed, Optional.of(examples), callbacks);
  }

  /** Returns options with one more callback. */
  public FitOptions callback(FitCallback callback) {
    List<FitCallback> more = new ArrayList<>(callbacks);
    more.add(callback);
    return new FitOptions(epochs, batchSize, shuffleSeed, validation, more);
  }

  /**
   * Returns options that show how the training goes on, on the standard error: a bar on a terminal,
   * and one line for each epoch elsewhere. {@link FitProgress} says how it looks.
   */
  public FitOptions showProgress() {
    return callback(FitProgress.toStandardError());
  }

  /** Returns the tensors that training uses beside those that it is given. */
  List<Tensor> tensors() {
    return validation
        .map(examples -> List.of(examples.inputs(), examples.targets()))
        .orElseGet(List::of);
  }
}
