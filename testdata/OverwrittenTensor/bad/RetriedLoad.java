// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The second attempt replaces what the first one loaded. */
final class RetriedLoad {
  static void run() {
    Tensor x = load(1f);
    if (x.item() < 2f) {
      x = load(2f); // want OverwrittenTensor definite
    }
    System.out.println(x.item());
    x.close();
  }

  private static Tensor load(float value) {
    return Tensor.scalar(value);
  }
}
