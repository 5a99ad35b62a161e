// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Window;

/** Each result is on data of its own, and lives on after what it was computed from. */
final class ConvolvedThenClosed {
  static void run() {
    Tensor kernel = Tensor.ones(2, 2, 1, 1);
    Tensor image = Tensor.ones(1, 3, 3, 1);
    Tensor sums = image.conv2d(kernel);
    kernel.close();
    image.close();
    Tensor largest = sums.maxPool2d(Window.tiles(2, 2));
    sums.close();
    System.out.println(largest.get(0, 0, 0, 0));
    largest.close();
  }
}
