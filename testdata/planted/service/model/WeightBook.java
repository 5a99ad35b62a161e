package service.model;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Model;
import java.util.ArrayList;
import java.util.List;

/** Copies of a model's weights, to go back to. */
public final class WeightBook implements AutoCloseable {
  private final List<Tensor> copies = new ArrayList<>();

  private WeightBook() {}

  public static WeightBook of(Model model) {
    WeightBook book = new WeightBook();
    try {
      for (Variable variable : model.variables()) {
        book.copies.add(variable.value().add(0f));
      }
      return book;
    } catch (RuntimeException e) {
      book.close();
      throw e;
    }
  }

  /** Gives the model these weights again. */
  public void restore(Model model) {
    List<Variable> variables = model.variables();
    if (variables.size() != copies.size()) {
      throw new IllegalArgumentException(variables.size() + " weights");
    }
    for (int i = 0; i < copies.size(); i++) {
      variables.get(i).assign(copies.get(i));
    }
  }

  /** How far the weights have moved since. */
  public float distance(Model model) {
    float total = 0f;
    List<Variable> variables = model.variables();
    for (int i = 0; i < copies.size(); i++) {
      try (Tensor difference = variables.get(i).value().sub(copies.get(i));
          Tensor square = difference.square();
          Tensor sum = square.sum()) {
        total += sum.item();
      }
    }
    return total;
  }

  @Override
  public void close() {
    copies.forEach(Tensor::close);
    copies.clear();
  }
}
