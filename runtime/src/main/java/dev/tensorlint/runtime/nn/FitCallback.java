// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.util.OptionalDouble;

/**
 * Receives the progress of a training, on its thread. An exception from here ends the training and
 * passes to the caller of {@code fit}.
 */
public interface FitCallback {

  /**
   * A step that is done.
   *
   * @param epoch from 1
   * @param epochs how many there will be
   * @param batch from 1
   * @param batches how many there are in an epoch
   * @param loss of this batch, before the step
   */
  record Batch(int epoch, int epochs, int batch, int batches, float loss) {}

  /**
   * An epoch that is done.
   *
   * @param epoch from 1
   * @param loss mean over its examples, each before its step
   * @param validationLoss empty where there is no validation
   */
  record Epoch(int epoch, float loss, OptionalDouble validationLoss) {}

  /** What to do after an epoch. */
  enum Next {
    CONTINUE,
    STOP
  }

  default void afterBatch(Batch batch) {}

  /** Says whether training goes on: one {@link Next#STOP} among the callbacks ends it. */
  default Next afterEpoch(Epoch epoch) {
    return Next.CONTINUE;
  }
}
