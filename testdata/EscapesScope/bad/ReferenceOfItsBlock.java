// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** A method reference holds the tensor that its block closes. */
final class ReferenceOfItsBlock {
  static void run() {
    System.out.println(value(3f).get());
  }

  private static Supplier<Float> value(float of) {
    try (Tensor one = Tensor.scalar(of)) {
      return one::item; // want EscapesScope definite
    }
  }
}
