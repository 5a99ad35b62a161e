// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The class creates a model and closes it; its client forgets to. */
final class OwnerNeverClosed {
  static void run() {
    Detector detector = new Detector(); // want UnclosedResource definite
    System.out.println(detector.isReady());
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
