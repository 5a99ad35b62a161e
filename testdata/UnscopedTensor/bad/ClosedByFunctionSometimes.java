// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.function.Consumer;

/** The function that closes the tensor is run only where the sum is negative. */
final class ClosedByFunctionSometimes {
  static void run() {
    Consumer<Tensor> finish =
        t -> {
          System.out.println(t.toFloatArray()[0]);
          t.close();
        };
    Tensor x = Tensor.of(1f, 2f); // want UnscopedTensor potential
    float sum = x.toFloatArray()[0] + x.toFloatArray()[1];
    if (sum < 0) {
      finish.accept(x);
    }
  }
}
