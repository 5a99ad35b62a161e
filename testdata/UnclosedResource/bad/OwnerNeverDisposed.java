// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The method that releases it is `dispose`, and the class is not `AutoCloseable`. */
final class OwnerNeverDisposed {
  static void run() {
    Detector detector = new Detector(); // want UnclosedResource definite
    System.out.println(detector.isReady());
  }

  private static final class Detector {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    boolean isReady() {
      return !model.isClosed();
    }

    void dispose() {
      model.close();
    }
  }
}
