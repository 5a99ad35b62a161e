// runs: leaks 1 optimizer
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.train.Sgd;
import java.util.List;

/** With momentum an optimizer keeps a tensor for each variable; without a model nobody closes it. */
final class OptimizerNeverClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, 2f);
        Tensor gradient = Tensor.of(0.5f, 0.5f);
        Variable weight = Variable.of(start)) {
      Sgd optimizer = new Sgd(0.1f, 0.9f); // want UnclosedResource definite
      optimizer.apply(List.of(weight), List.of(gradient));
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }
}
