// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Window;

/** The pooled image is used for its shape alone. */
final class PooledAndForgotten {
  static void run() {
    try (Tensor image = Tensor.ones(1, 4, 4, 1)) {
      System.out.println(
          image.averagePool2d(Window.tiles(2, 2)).shape()); // want DiscardedTensor definite
    }
  }
}
