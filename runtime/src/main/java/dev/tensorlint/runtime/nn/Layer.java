// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * A part of a model. A layer may be part of several models, which then share its weights: each
 * {@linkplain #attach attaches} it once and {@linkplain #detach detaches} it once, and the last one
 * to detach frees the weights.
 */
public interface Layer {

  /**
   * Makes this layer part of a model.
   *
   * @param model answers for the weights in leak reports, where it is the first to attach
   * @param position index of the layer in the model, from 0
   * @throws IllegalStateException when the last model that had this layer is closed already
   */
  void attach(Lifetime model, int position);

  /** Ends one {@link #attach}. */
  void detach();

  /**
   * Returns the extent of the innermost dimension of the output, and makes the weights where they
   * are not there yet.
   *
   * @param inputs extent of the innermost dimension of the input
   * @throws IllegalArgumentException when the weights are there, for another extent
   */
  int build(int inputs);

  /**
   * Returns the shape of an example after this layer, and makes the weights where they are not
   * there yet.
   *
   * @param example shape of one example, without the batch
   * @throws IllegalArgumentException when it does not fit, or the weights are there, for another
   */
  default Shape build(Shape example) {
    int last = example.rank() - 1;
    return example.with(example.axis(-1), build(example.dim(last)));
  }

  /**
   * Computes the layer's output; makes the weights first where they are not there yet.
   *
   * @return a new handle, which the innermost scope owns, or the caller where no scope is open
   * @throws IllegalArgumentException when the input's shape does not fit
   * @throws IllegalStateException when this layer is part of no model
   */
  Tensor apply(Tensor input);

  /** Returns whether the layer has weights, made or not. */
  default boolean hasWeights() {
    return true;
  }

  /** Returns the weights as far as they are made, which the layer's models own. */
  List<Variable> variables();
}
