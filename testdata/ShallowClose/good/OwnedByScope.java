// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** The scope closes what the list held. */
final class OwnedByScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      List<Tensor> outputs = new ArrayList<>();
      outputs.add(Tensor.of(1f));
      outputs.clear();
    }
  }
}
