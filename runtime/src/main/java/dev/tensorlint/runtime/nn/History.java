// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import java.util.List;

/**
 * How a training went. Plain Java data: holds no tensor.
 *
 * @param epochs those that were done, at least one
 */
public record History(List<FitCallback.Epoch> epochs) {

  public History {
    epochs = List.copyOf(epochs);
  }

  /** Returns the last epoch. */
  public FitCallback.Epoch last() {
    return epochs.get(epochs.size() - 1);
  }
}
