package service.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.train.Optimizer;
import java.util.ArrayList;
import java.util.List;
import service.data.Batch;

/** A linear model with gradients by tape; owns its weights and its optimizer. */
public final class LinearProbe implements AutoCloseable {
  private final Variable weights;
  private final Variable bias;
  private final Optimizer optimizer;

  /** Takes the optimizer over, also when it fails. */
  public LinearProbe(int features, Optimizer optimizer) {
    this.optimizer = optimizer;
    Variable first = null;
    try {
      first = variable(features);
      this.bias = variable(1);
    } catch (RuntimeException e) {
      if (first != null) {
        first.close();
      }
      optimizer.close();
      throw e;
    }
    this.weights = first;
  }

  private static Variable variable(int rows) {
    try (Tensor start = Tensor.zeros(rows, 1)) {
      return Variable.of(start);
    }
  }

  /** One step on the batch, which stays the caller's. */
  public float step(Batch batch) {
    try (GradientTape tape = GradientTape.open();
        Tensor product = batch.inputs().matmul(weights.value());
        Tensor shifted = product.add(bias.value());
        Tensor error = shifted.sub(batch.targets());
        Tensor square = error.square();
        Tensor loss = square.mean()) {
      List<Tensor> gradients = tape.gradients(loss, List.of(weights.value(), bias.value()));
      try {
        optimizer.apply(List.of(weights, bias), gradients);
      } finally {
        gradients.forEach(Tensor::close);
      }
      return loss.item();
    }
  }

  /** The predictions of the inputs; the caller closes them. */
  public Tensor predict(Tensor inputs) {
    try (Tensor product = inputs.matmul(weights.value())) {
      return product.add(bias.value());
    }
  }

  public List<Float> weights() {
    List<Float> all = new ArrayList<>();
    for (float each : weights.value().toFloatArray()) {
      all.add(each);
    }
    return all;
  }

  @Override
  public void close() {
    weights.close();
    bias.close();
    optimizer.close();
  }
}
