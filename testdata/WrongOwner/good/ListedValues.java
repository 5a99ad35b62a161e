// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The values of the rounds stand in the source. */
final class ListedValues {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      for (float value : new float[] {1f, 2f, 3f}) {
        System.out.println(Tensor.scalar(value).item());
      }
    }
  }
}
