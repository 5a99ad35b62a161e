// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The block closes it. */
final class ModelInResource {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      System.out.println(model.isClosed());
    }
  }
}
