// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * Kingma and Ba, "Adam: A Method for Stochastic Optimization" (ICLR 2015), algorithm 1 with the
 * bias corrections folded into the rate. It holds two tensors for each variable.
 */
public final class Adam implements Optimizer {

  private static final float BETA1 = 0.9f;
  private static final float BETA2 = 0.999f;
  private static final float EPSILON = 1e-8f;

  private final float rate;
  private final float beta1;
  private final float beta2;
  private final float epsilon;
  private final Slots slots;
  private int steps;

  /** Makes the optimizer with the rates of the paper, but for the learning rate. */
  public Adam(float rate) {
    this(rate, BETA1, BETA2, EPSILON);
  }

  /**
   * Makes the optimizer.
   *
   * @param beta1 how much of the former mean gradient stays, at least 0 and below 1
   * @param beta2 the same for the mean squared gradient
   * @param epsilon keeps the division from 0
   */
  public Adam(float rate, float beta1, float beta2, float epsilon) {
    this.rate = Rates.positive("learning rate", rate);
    this.beta1 = Rates.fraction("beta1", beta1);
    this.beta2 = Rates.fraction("beta2", beta2);
    this.epsilon = Rates.positive("epsilon", epsilon);
    this.slots = new Slots(this, "adam");
  }

  @Override
  public void apply(List<Variable> variables, List<Tensor> gradients) {
    slots.step(variables, gradients);
    steps++;
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
    List<Variable> moments = slots.of(variable, 2);
    Variable mean = moments.get(0);
    Variable square = moments.get(1);
    double correction1 = 1 - Math.pow(beta1, steps);
    double correction2 = 1 - Math.pow(beta2, steps);
    TensorScope.tidy(
        () -> {
          mean.assign(mean.value().mul(beta1).add(gradient.mul(1 - beta1)));
          square.assign(square.value().mul(beta2).add(gradient.square().mul(1 - beta2)));
          Tensor root = square.value().div((float) correction2).sqrt().add(epsilon);
          variable.addScaled((float) (-rate / correction1), mean.value().div(root));
        });
  }
}
