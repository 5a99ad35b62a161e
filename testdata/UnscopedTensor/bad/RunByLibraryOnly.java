// runs: leaks 3 tensors
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Consumer;

/** No call of the program names what runs, and no code of it opens a scope. */
final class RunByLibraryOnly {
  static void run() throws InterruptedException {
    Runnable task = new Reader();
    task.run();
    Thread thread = new Thread(task);
    thread.start();
    thread.join();
    List.of(3f)
        .forEach(
            new Consumer<>() {
              @Override
              public void accept(Float value) {
                Tensor y = Tensor.of(value); // want UnscopedTensor definite
                System.out.println(y.item());
              }
            });
  }

  private static final class Reader implements Runnable {
    @Override
    public void run() {
      Tensor x = Tensor.of(1f); // want UnscopedTensor definite
      System.out.println(x.item());
    }
  }
}
