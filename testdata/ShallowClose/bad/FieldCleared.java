// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Reset forgets what step has kept. */
final class FieldCleared {
  private final List<Tensor> outputs = new ArrayList<>();

  static void run() {
    FieldCleared block = new FieldCleared();
    block.step();
    block.step();
    block.reset();
  }

  private void step() {
    outputs.add(Tensor.of(1f));
  }

  private void reset() {
    outputs.clear(); // want ShallowClose definite
  }
}
