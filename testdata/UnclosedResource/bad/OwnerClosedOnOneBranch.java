// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Only a detector that is ready is closed. */
final class OwnerClosedOnOneBranch {
  static void run() {
    Detector detector = new Detector(); // want UnclosedResource potential
    if (detector.units() > 1) {
      detector.close();
    }
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    int units() {
      return model.isClosed() ? 2 : 1;
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
