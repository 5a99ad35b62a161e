// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The helper runs the function that closes the tensor only if it is asked to. */
final class ClosedByFunctionThatMayNotRun {
  static void run() {
    read(2f);
    read(-1f);
  }

  private static void read(float value) {
    Tensor x = Tensor.of(value); // want UnscopedTensor potential
    System.out.println(x.item());
    when(value > 0, x::close);
  }

  private static void when(boolean wanted, Runnable action) {
    if (wanted) {
      action.run();
    }
  }
}
