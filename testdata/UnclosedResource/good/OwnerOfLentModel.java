// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The detector may close the model, the caller does: that is enough. */
final class OwnerOfLentModel {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Detector detector = new Detector(model);
      System.out.println(detector.isReady());
    }
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
