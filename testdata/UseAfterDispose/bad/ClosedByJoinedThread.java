// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A thread closes the tensor, and the method waits for the thread. */
final class ClosedByJoinedThread {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f, -2f);
    Thread cleaner = new Thread(() -> x.close());
    cleaner.start();
    cleaner.join();
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose potential
  }
}
