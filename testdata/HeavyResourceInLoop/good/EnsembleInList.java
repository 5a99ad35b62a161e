// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;

/** Several models of one kind that live side by side. */
final class EnsembleInList {
  static void run() {
    List<Model> ensemble = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      ensemble.add(Sequential.withInputs(1, new Dense(1)));
    }
    try (Tensor x = Tensor.ones(1, 1)) {
      for (Model model : ensemble) {
        try (Tensor y = model.predict(x)) {
          System.out.println(y.item());
        }
      }
    }
    ensemble.forEach(Model::close);
  }
}
