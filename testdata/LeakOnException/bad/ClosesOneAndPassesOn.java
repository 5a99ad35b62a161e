// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The clause closes one of two tensors: it expects that the operation fails. */
final class ClosesOneAndPassesOn {
  static void run() {
    try {
      show(3);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void show(int size) {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = Tensor.of(3f); // want LeakOnException potential
    try {
      x.reshape(size, 1).close();
    } catch (RuntimeException e) {
      x.close();
      throw new IllegalStateException("no such shape", e);
    }
    y.close();
    x.close();
  }
}
