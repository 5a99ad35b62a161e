// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Who gets it closes it. */
final class ModelReturned {
  static void run() {
    try (Model model = load(2)) {
      System.out.println(model.isClosed());
    }
  }

  private static Model load(int inputs) {
    Model model = Sequential.withInputs(inputs, new Dense(1));
    System.out.println(model.isClosed());
    return model;
  }
}
