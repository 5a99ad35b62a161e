// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A thread that nobody starts is in nobody's way. */
final class ThreadNeverStarted {
  static void run() {
    Tensor x = Tensor.of(1f);
    Thread thread = new Thread(() -> System.out.println(x.item()));
    x.close();
    System.out.println(thread.getState());
  }
}
