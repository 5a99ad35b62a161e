// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What a thread closes that nobody has started is open. */
final class ClosedAtShutdown {
  static void run() {
    Tensor x = Tensor.of(1f);
    Thread hook = new Thread(() -> x.close());
    System.out.println(x.item());
    hook.run();
  }
}
