// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** A function reads, when somebody asks it, what the block it was made in has closed. */
final class FunctionOfItsBlock {
  static void run() {
    System.out.println(total(new float[] {1f, 2f}).get());
  }

  private static Supplier<Float> total(float[] row) {
    try (Tensor input = Tensor.of(row);
        Tensor sum = input.sum()) {
      return () -> sum.item(); // want EscapesScope definite
    }
  }
}
