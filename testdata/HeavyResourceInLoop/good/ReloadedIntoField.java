// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A reload replaces the model that others use. */
final class ReloadedIntoField {
  private static Model current = Sequential.withInputs(1, new Dense(1));

  static void run() {
    for (int reload = 0; reload < 2; reload++) {
      Model former = current;
      current = Sequential.withInputs(1, new Dense(1));
      former.close();
    }
    current.close();
  }
}
