// runs: leaks 1 model
// trap: ownership-returned
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The factory hands the model to its caller. */
final class ModelOfFactoryDropped {
  static void run() {
    Model model = load(2); // want UnclosedResource definite
    System.out.println(model.isClosed());
  }

  private static Model load(int inputs) {
    return Sequential.withInputs(inputs, new Dense(1));
  }
}
