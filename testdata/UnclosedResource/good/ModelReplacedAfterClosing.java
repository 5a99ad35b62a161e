// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Each round closes its model before the next is made. */
final class ModelReplacedAfterClosing {
  static void run() {
    Model model = Sequential.withInputs(1, new Dense(1));
    for (int i = 2; i <= 3; i++) {
      model.close();
      model = Sequential.withInputs(i, new Dense(1));
    }
    model.close();
  }
}
