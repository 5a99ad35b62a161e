// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;

/** Another thread takes it over. */
final class ClosedByThread {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f, -2f);
    Thread worker =
        new Thread(
            () -> {
              System.out.println(x.toFloatArray()[0]);
              x.close();
            });
    worker.start();
    worker.join();
  }
}
