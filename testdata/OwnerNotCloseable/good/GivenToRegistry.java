// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A registry closes what it was given, also what fields still show. */
final class GivenToRegistry {
  static void run() {
    Registry registry = new Registry();
    System.out.println(new Part(registry).first());
    registry.closeAll();
  }

  private static final class Part {
    private final Tensor table;

    Part(Registry registry) {
      table = Tensor.of(1f, -2f);
      registry.add(table);
    }

    float first() {
      return table.toFloatArray()[0];
    }
  }

  private static final class Registry {
    private final List<Tensor> tensors = new ArrayList<>();

    void add(Tensor tensor) {
      tensors.add(tensor);
    }

    void closeAll() {
      tensors.forEach(Tensor::close);
    }
  }
}
