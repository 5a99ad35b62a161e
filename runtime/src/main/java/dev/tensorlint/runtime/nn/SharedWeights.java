// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A layer's weights, which the models that have the layer share: made on first use, freed with the
 * last model.
 */
final class SharedWeights {

  private int models;
  private int position;
  private int inputs;
  private @Nullable Lifetime owner;
  private List<Variable> variables = List.of();

  /** Makes the first weights of a layer. */
  interface Initial {

    /**
     * Makes the weights.
     *
     * @param position index of the layer in the first model that has it
     */
    List<Variable> make(Lifetime owner, int position);
  }

  synchronized void attach(Lifetime model, int at) {
    if (owner == null) {
      owner = model;
      position = at;
    } else if (models == 0) {
      throw new IllegalStateException("the layer's weights were freed with its last model");
    }
    models++;
  }

  /** Returns whether that was the last model. */
  synchronized boolean detach() {
    models--;
    if (models > 0) {
      return false;
    }
    variables.forEach(Variable::close);
    return true;
  }

  /** Returns the first model that has the layer, which answers for all that the layer holds. */
  synchronized Lifetime owner() {
    Lifetime model = owner;
    if (model == null || models == 0) {
      throw new IllegalStateException("a layer computes inside a model: pass it to Sequential.of");
    }
    return model;
  }

  /** Returns the weights for so many inputs, and makes them where they are not there yet. */
  synchronized List<Variable> of(int wanted, Initial initial) {
    Lifetime model = owner();
    if (variables.isEmpty()) {
      variables = initial.make(model, position);
      inputs = wanted;
    }
    if (inputs != wanted) {
      throw new IllegalArgumentException(
          "the layer was built for " + inputs + " inputs, got " + wanted);
    }
    return variables;
  }

  /** Returns the weights as far as they are made. */
  synchronized List<Variable> made() {
    return variables;
  }
}
