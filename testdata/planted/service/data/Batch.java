package service.data;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** Rows as two tensors, which it owns. */
public record Batch(Tensor inputs, Tensor targets, int size) implements AutoCloseable {

  /** The batch of the rows; the caller closes it. */
  public static Batch of(List<Row> rows, int features) {
    float[] inputs = new float[rows.size() * features];
    float[] targets = new float[rows.size()];
    for (int i = 0; i < rows.size(); i++) {
      System.arraycopy(rows.get(i).values(), 0, inputs, i * features, features);
      targets[i] = rows.get(i).target();
    }
    Tensor left = Tensor.of(inputs, Shape.of(rows.size(), features));
    try {
      Tensor right = Tensor.of(targets, Shape.of(rows.size(), 1));
      return new Batch(left, right, rows.size());
    } catch (RuntimeException e) {
      left.close();
      throw e;
    }
  }

  @Override
  public void close() {
    inputs.close();
    targets.close();
  }
}
