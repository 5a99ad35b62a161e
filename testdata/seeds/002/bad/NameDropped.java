// runs: leaks 1 tensor
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Dropping the only name of a tensor is no release. */
final class NameDropped {
  static void run() {
    Tensor x = Tensor.of(new float[] {5, 6, 7, 8}, Shape.of(2, 2));
    System.out.println(x.shape());
    x = null; // want OverwrittenTensor definite
    System.out.println(x);
  }
}
