// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Optimizer;
import dev.tensorlint.runtime.train.Sgd;
import java.util.List;

/** A model closes what it was compiled with; who steps by hand closes the optimizer. */
final class OptimizerOfTheModel {
  static void run() {
    Optimizer adam = new Adam(0.1f);
    try (Model model = Sequential.withInputs(1, new Dense(1));
        Tensor x = Tensor.fill(1f, 2, 1);
        Tensor y = Tensor.fill(2f, 2, 1)) {
      model.compile(new MeanSquaredError(), adam);
      model.fit(x, y, FitOptions.epochs(1));
    }
    try (Tensor start = Tensor.of(1f);
        Tensor gradient = Tensor.of(0.5f);
        Variable weight = Variable.of(start);
        Optimizer plain = new Sgd(0.1f)) {
      plain.apply(List.of(weight), List.of(gradient));
    }
  }
}
