// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The service owns a detector, which owns a model; its `close` closes neither. */
final class CloseForgetsOwner {
  static void run() {
    try (Service service = new Service()) {
      System.out.println(service.isReady());
    }
  }

  private static final class Service implements AutoCloseable {
    private final Model own = Sequential.withInputs(2, new Dense(1));
    private final Detector detector; // want OwnerNotCloseable definite

    Service() {
      detector = new Detector();
    }

    boolean isReady() {
      return detector.isReady();
    }

    @Override
    public void close() {
      own.close();
    }
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
