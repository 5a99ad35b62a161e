// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Whether the detector owns its model is known to itself only. */
final class OwnerReleasesOnCondition {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Detector detector = new Detector(model, false);
    System.out.println(detector.isReady());
    model.close();
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;
    private final boolean isOwner;

    Detector(Model model, boolean isOwner) {
      this.model = model == null ? Sequential.withInputs(2, new Dense(1)) : model;
      this.isOwner = isOwner;
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      if (isOwner) {
        model.close();
      }
    }
  }
}
