// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** The rounds are needed together. */
final class GatheredOnPurpose {
  static void run() {
    System.out.println(gathered(4));
  }

  private static int gathered(int rounds) {
    try (TensorScope scope = TensorScope.open()) {
      List<Tensor> parts = new ArrayList<>();
      for (int i = 0; i < rounds; i++) {
        parts.add(Tensor.ones(10));
      }
      return parts.size();
    }
  }
}
