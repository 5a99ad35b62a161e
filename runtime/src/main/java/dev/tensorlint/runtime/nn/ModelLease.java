// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.tracking.Site;
import org.jspecify.annotations.Nullable;

/**
 * One user's share in a model that several use. The model is closed with the last share. A share is
 * given back once: giving it back again would take the model away from another user, and is
 * refused. Safe for use by many threads.
 *
 * <pre>{@code
 * try (ModelLease first = ModelLease.of(model)) {
 *   ModelLease second = first.share();
 *   executor.execute(() -> { try (second) { ... } });
 * }
 * }</pre>
 */
public final class ModelLease implements AutoCloseable {

  private final Holders holders;
  private @Nullable Site givenBackAt;

  private ModelLease(Holders holders) {
    this.holders = holders;
  }

  /**
   * Makes the first share.
   *
   * @param model belongs to its shares from now on
   */
  public static ModelLease of(Model model) {
    return new ModelLease(new Holders(model));
  }

  /**
   * Makes another share of the same model.
   *
   * @throws IllegalStateException when this share was given back
   */
  public ModelLease share() {
    synchronized (holders) {
      checkHeld();
      holders.count++;
      return new ModelLease(holders);
    }
  }

  /**
   * Computes the model's output, see {@link Model#predict}.
   *
   * @throws IllegalStateException when this share was given back
   */
  public Tensor predict(Tensor input) {
    synchronized (holders) {
      checkHeld();
    }
    return holders.model.predict(input);
  }

  public boolean isClosed() {
    synchronized (holders) {
      return givenBackAt != null;
    }
  }

  /**
   * Gives this share back, and closes the model when it was the last one.
   *
   * @throws IllegalStateException when this share was given back before
   */
  @Override
  public void close() {
    synchronized (holders) {
      checkHeld();
      givenBackAt = Site.here();
      holders.count--;
      if (holders.count > 0) {
        return;
      }
    }
    holders.model.close();
  }

  private void checkHeld() {
    if (givenBackAt != null) {
      throw new IllegalStateException(
          "this share of " + holders.model + " was given back at " + givenBackAt);
    }
  }

  /** A model and how many shares of it are held; guarded by itself. */
  private static final class Holders {
    private final Model model;
    private int count = 1;

    Holders(Model model) {
      this.model = model;
    }
  }
}
