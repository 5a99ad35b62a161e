// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The thread that gets the model closes it. */
final class ModelHandedToThread {
  static void run() throws InterruptedException {
    Model model = Sequential.withInputs(2, new Dense(1));
    Thread thread =
        new Thread(
            () -> {
              System.out.println(model.isClosed());
              model.close();
            });
    thread.start();
    thread.join();
  }
}
