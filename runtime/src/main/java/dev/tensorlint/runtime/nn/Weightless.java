// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/** A layer without weights: it can be part of any number of models, also one after the other. */
interface Weightless extends Layer {

  @Override
  default void attach(Lifetime model, int position) {}

  @Override
  default void detach() {}

  @Override
  default List<Variable> variables() {
    return List.of();
  }

  @Override
  default boolean hasWeights() {
    return false;
  }
}
