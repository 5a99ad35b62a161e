// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The variable gets the second model, and nothing holds the first. */
final class ModelOverwritten {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1)); // want UnclosedResource definite
    System.out.println(model.isClosed());
    model = Sequential.withInputs(2, new Dense(4), new Dense(1));
    System.out.println(model.isClosed());
    model.close();
  }
}
