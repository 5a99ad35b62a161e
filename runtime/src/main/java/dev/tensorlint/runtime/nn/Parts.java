// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.train.Loss;
import dev.tensorlint.runtime.train.Optimizer;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What a model holds, apart from the model, so that a model that no code closes can be collected.
 */
final class Parts {

  private final List<Layer> layers = new CopyOnWriteArrayList<>();
  private final AtomicBoolean training = new AtomicBoolean();
  private volatile @Nullable Compiled compiled;

  /** How to train. */
  record Compiled(Loss loss, Optimizer optimizer) {}

  List<Layer> layers() {
    return layers;
  }

  /**
   * Returns how to train.
   *
   * @throws IllegalStateException when it was never set
   */
  Compiled compiled() {
    Compiled now = compiled;
    if (now == null) {
      throw new IllegalStateException(
          "the model does not know how to train: call compile(loss, optimizer) first");
    }
    return now;
  }

  /** Closes the former optimizer, unless it is the same. */
  void compile(Loss loss, Optimizer optimizer) {
    Compiled former = compiled;
    compiled = new Compiled(loss, optimizer);
    if (former != null && former.optimizer() != optimizer) {
      former.optimizer().close();
    }
  }

  /**
   * Begins a training.
   *
   * @throws IllegalStateException when there is one already
   */
  void startTraining() {
    if (!training.compareAndSet(false, true)) {
      throw new IllegalStateException(
          "the model is being trained already: wait for the end of the other fit");
    }
  }

  void endTraining() {
    training.set(false);
  }

  /** Lets go of the layers, and closes the optimizer. */
  void free() {
    layers.forEach(Layer::detach);
    Compiled last = compiled;
    if (last != null) {
      last.optimizer().close();
    }
  }
}
