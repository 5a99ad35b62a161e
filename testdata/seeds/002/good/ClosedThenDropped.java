// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Released first; what the name is worth after that is nothing. */
final class ClosedThenDropped {
  static void run() {
    Tensor x = Tensor.of(new float[] {5, 6, 7, 8}, Shape.of(2, 2));
    System.out.println(x.shape());
    x.close();
    x = null;
    System.out.println(x);
  }
}
