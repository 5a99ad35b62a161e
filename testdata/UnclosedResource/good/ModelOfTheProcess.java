// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A static field holds it as long as the program runs. */
final class ModelOfTheProcess {
  private static Model model;

  static void run() {
    Model made = Sequential.withInputs(2, new Dense(1));
    model = made;
    System.out.println(model.isClosed());
  }

  static void stop() {
    model.close();
  }
}
