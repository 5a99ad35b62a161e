// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One branch forgets it. */
final class ModelClosedOnOneBranch {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean last) {
    Model model = Sequential.withInputs(2, new Dense(1)); // want UnclosedResource potential
    System.out.println(model.isClosed());
    if (last) {
      model.close();
    }
  }
}
