// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * Gradient descent, with momentum where asked for: {@code v = momentum * v + g; w -= rate * v}. It
 * holds one tensor for each variable when there is momentum, else none.
 */
public final class Sgd implements Optimizer {

  private final float rate;
  private final float momentum;
  private final Slots slots;

  /** Makes plain gradient descent. */
  public Sgd(float rate) {
    this(rate, 0);
  }

  /**
   * Makes gradient descent with momentum.
   *
   * @param momentum share of the former step, at least 0 and below 1
   */
  public Sgd(float rate, float momentum) {
    this.rate = Rates.positive("learning rate", rate);
    this.momentum = Rates.fraction("momentum", momentum);
    this.slots = new Slots(this, "sgd");
  }

  @Override
  public void apply(List<Variable> variables, List<Tensor> gradients) {
    slots.step(variables, gradients);
    for (int i = 0; i < variables.size(); i++) {
      step(variables.get(i), gradients.get(i));
    }
  }

  @Override
  public void handTo(Lifetime owner) {
    slots.handTo(owner);
  }

  @Override
  public boolean isClosed() {
    return !slots.lifetime().isOpen();
  }

  @Override
  public void close() {
    slots.lifetime().endOf(this);
  }

  @Override
  public String toString() {
    return slots.lifetime().name() + (isClosed() ? ", closed" : "");
  }

  private void step(Variable variable, Tensor gradient) {
    if (momentum == 0) {
      variable.addScaled(-rate, gradient);
      return;
    }
    Variable velocity = slots.of(variable, 1).get(0);
    TensorScope.tidy(() -> velocity.assign(velocity.value().mul(momentum).add(gradient)));
    variable.addScaled(-rate, velocity.value());
  }
}
