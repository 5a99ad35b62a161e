// runs: leaks 1 model, collects the garbage
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A model is dropped, not closed. */
final class ModelSetToNull {
  static void run() {
    Model model = Sequential.withInputs(1, new Dense(1)); // want UnclosedResource definite
    System.out.println(model.isClosed());
    model = null;
    System.gc(); // want ManualGc definite
  }
}
