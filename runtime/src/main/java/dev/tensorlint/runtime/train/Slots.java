// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** What an optimizer holds for each variable, and the optimizer's life. */
final class Slots {

  private final String description;
  private final Map<Variable, List<Variable>> ofVariable;
  private final Lifetime lifetime;

  /** Begins the life of an optimizer. */
  Slots(Optimizer optimizer, String description) {
    Map<Variable, List<Variable>> held = new HashMap<>();
    this.description = description;
    this.ofVariable = held;
    this.lifetime = Lifetime.open(optimizer, HandleKind.OPTIMIZER, description, () -> free(held));
  }

  /**
   * Notes a step.
   *
   * @throws IllegalStateException when the optimizer is closed
   * @throws IllegalArgumentException when the numbers differ
   */
  void step(List<Variable> variables, List<Tensor> gradients) {
    if (!lifetime.use()) {
      throw closed();
    }
    if (variables.size() != gradients.size()) {
      throw new IllegalArgumentException(
          "one gradient a variable is needed, got "
              + variables.size()
              + " variables and "
              + gradients.size()
              + " gradients");
    }
  }

  /** Returns so many tensors for a variable, of its shape, which are 0 at first. */
  synchronized List<Variable> of(Variable variable, int count) {
    return ofVariable.computeIfAbsent(
        variable,
        made ->
            Stream.generate(() -> Variable.ownedBy(lifetime, description, made.value().fillLike(0)))
                .limit(count)
                .toList());
  }

  void handTo(Lifetime owner) {
    OptionalLong before = lifetime.snapshot().owner();
    if (!lifetime.isOpen()) {
      throw closed();
    }
    if (before.isPresent() && before.getAsLong() != owner.id()) {
      throw new IllegalStateException(
          lifetime.name()
              + " belongs to model #"
              + before.getAsLong()
              + ": make one for each model");
    }
    lifetime.setOwner(owner);
  }

  Lifetime lifetime() {
    return lifetime;
  }

  private IllegalStateException closed() {
    return new IllegalStateException(
        lifetime.name() + " is closed: " + lifetime.snapshot().story("closed"));
  }

  private static void free(Map<Variable, List<Variable>> held) {
    List<List<Variable>> all = new ArrayList<>(held.values());
    held.clear();
    all.forEach(slots -> slots.forEach(Variable::close));
  }
}
