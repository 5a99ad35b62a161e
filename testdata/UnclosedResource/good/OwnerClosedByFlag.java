// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Owners with a flag, closed by a block, by a method that takes them, and as what they implement. */
final class OwnerClosedByFlag {
  static void run() throws Exception {
    try (Detector detector = new Detector()) {
      System.out.println(detector.isReady());
    }
    finish(new Detector());
    AutoCloseable last = new Detector();
    last.close();
  }

  private static void finish(Detector detector) {
    System.out.println(detector.isReady());
    detector.close();
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;
    private boolean isClosed;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
    }

    boolean isReady() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      if (isClosed) {
        return;
      }
      isClosed = true;
      model.close();
    }
  }
}
