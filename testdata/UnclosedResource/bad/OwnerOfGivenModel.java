// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Who passes a model to its owner need not close it, but must close the owner. */
final class OwnerOfGivenModel {
  static void run() {
    Detector detector =
        new Detector(Sequential.withInputs(2, new Dense(1))); // want UnclosedResource definite
    System.out.println(detector.isReady());
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    Detector(Model model) {
      this.model = model;
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
