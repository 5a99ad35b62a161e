// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The thread is joined before the release. */
final class ThreadJoined {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f);
    Thread thread = new Thread(() -> System.out.println(x.item()));
    thread.start();
    thread.join();
    x.close();
  }
}
