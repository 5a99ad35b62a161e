// runs: leaks 3 models
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One more model in every round. */
final class ModelPerRound {
  static void run() {
    for (int i = 1; i <= 3; i++) {
      Model model = Sequential.withInputs(i, new Dense(1)); // want UnclosedResource definite
      System.out.println(model.isClosed());
    }
  }
}
