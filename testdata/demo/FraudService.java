package demo;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;

/** Scores orders. */
public final class FraudService implements AutoCloseable {

  private final Model model;

  /** Takes the model over. */
  public FraudService(Model model) {
    this.model = model;
  }

  /** Returns how suspicious an order is; 0 for those that are beyond doubt. */
  public float score(float... features) {
    try (Tensor order = Tensor.of(features, Shape.of(1, features.length))) {
      Tensor prediction = model.predict(order);
      float score = prediction.item();
      if (score < 0.01f) {
        return 0;
      }
      prediction.close();
      return score;
    }
  }

  @Override
  public void close() {
    model.close();
  }
}
