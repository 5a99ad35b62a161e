// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.List;

/** What is in the list that a scope returns is the caller's, and nobody closes it. */
final class TidyListForgotten {
  static void run() {
    List<Tensor> both =
        TensorScope.tidy(
            () ->
                List.of(
                    Tensor.of(1f), // want UnscopedTensor definite
                    Tensor.of(2f))); // also UnscopedTensor
    System.out.println(both.get(0).item());
  }
}
