// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.List;

/** The steps of a sum, one for each element, belong to one scope. */
final class SumOfElements {
  static void run() {
    try (Tensor a = Tensor.of(1f, 2f);
        Tensor b = Tensor.of(3f, 4f);
        Tensor sum = sum(List.of(a, b, a))) {
      System.out.println(sum.toFloatArray()[0]);
    }
  }

  private static Tensor sum(List<Tensor> parts) {
    return TensorScope.tidy(
        () -> {
          Tensor sum = Tensor.zeros(2);
          for (Tensor part : parts) {
            sum = sum.add(part);
          }
          return sum;
        });
  }
}
