// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The service closes its detector, which closes its model; nobody closes the service. */
final class OwnerOfAnOwner {
  static void run() {
    Service service = new Service(); // want UnclosedResource definite
    System.out.println(service.isReady());
  }

  private static final class Service implements AutoCloseable {
    private final Detector detector = new Detector();

    boolean isReady() {
      return detector.isReady();
    }

    @Override
    public void close() {
      detector.close();
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
