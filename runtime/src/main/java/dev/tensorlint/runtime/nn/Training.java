// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.train.Loss;
import dev.tensorlint.runtime.train.Optimizer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** One run of {@code fit}. */
final class Training {

  private final LayerStack model;
  private final Loss loss;
  private final Optimizer optimizer;
  private final FitOptions options;

  Training(LayerStack model, Loss loss, Optimizer optimizer, FitOptions options) {
    this.model = model;
    this.loss = loss;
    this.optimizer = optimizer;
    this.options = options;
  }

  History run(Tensor inputs, Tensor targets) {
    Batches batches = new Batches(inputs, targets, options);
    List<FitCallback.Epoch> done = new ArrayList<>();
    boolean goesOn = true;
    while (goesOn && done.size() < options.epochs()) {
      done.add(epoch(done.size() + 1, batches));
      goesOn = goesOnAfter(done.get(done.size() - 1));
    }
    return new History(done);
  }

  private FitCallback.Epoch epoch(int epoch, Batches batches) {
    model.resetLayers();
    int[] order = batches.order(epoch);
    double total = 0;
    for (int batch = 0; batch < batches.count(); batch++) {
      Task.checkCancelled();
      float ofBatch = step(batches, order, batch);
      total += (double) ofBatch * batches.size(batch);
      tell(new FitCallback.Batch(epoch, options.epochs(), batch + 1, batches.count(), ofBatch));
    }
    model.resetLayers();
    return new FitCallback.Epoch(epoch, (float) (total / order.length), validationLoss());
  }

  /** Makes one step; returns the loss before it. */
  private float step(Batches batches, int[] order, int batch) {
    return TensorScope.tidy(
        () -> {
          Batches.Pair examples = batches.take(order, batch);
          return step(examples.inputs(), examples.targets());
        });
  }

  private float step(Tensor inputs, Tensor targets) {
    try (GradientTape tape = GradientTape.open()) {
      Tensor value = loss.apply(model.predict(inputs), targets);
      List<Variable> variables = model.variables();
      optimizer.apply(
          variables, tape.gradients(value, variables.stream().map(Variable::value).toList()));
      return value.item();
    }
  }

  private OptionalDouble validationLoss() {
    return options
        .validation()
        .map(examples -> OptionalDouble.of(model.evaluate(examples.inputs(), examples.targets())))
        .orElseGet(OptionalDouble::empty);
  }

  private void tell(FitCallback.Batch batch) {
    options.callbacks().forEach(callback -> callback.afterBatch(batch));
  }

  /** Asks every callback, also after one that asks to stop. */
  private boolean goesOnAfter(FitCallback.Epoch epoch) {
    return options.callbacks().stream()
            .map(callback -> callback.afterEpoch(epoch))
            .filter(FitCallback.Next.STOP::equals)
            .count()
        == 0;
  }
}
