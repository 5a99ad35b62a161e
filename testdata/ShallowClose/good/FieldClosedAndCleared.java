// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Reset closes what step has kept. */
final class FieldClosedAndCleared {
  private final List<Tensor> outputs = new ArrayList<>();

  static void run() {
    FieldClosedAndCleared block = new FieldClosedAndCleared();
    block.step();
    block.reset();
  }

  private void step() {
    outputs.add(Tensor.of(1f));
  }

  private void reset() {
    outputs.forEach(Tensor::close);
    outputs.clear();
  }
}
