// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The early return is an exit of its own. */
final class EarlyReturnSkipsModel {
  static void run() {
    System.out.println(units(0) + units(2));
  }

  private static int units(int inputs) {
    Model model = Sequential.withInputs(inputs + 1, new Dense(1)); // want UnclosedResource definite
    if (inputs == 0) {
      return 0;
    }
    model.close();
    return inputs;
  }
}
