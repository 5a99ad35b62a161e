// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A reload forgets the model that was there. */
final class ModelReloaded {
  static void run() {
    try (Service service = new Service()) {
      service.reload(2);
      System.out.println(service.isReady());
    }
  }

  private static final class Service implements AutoCloseable {
    private Model model;

    Service() {
      model = Sequential.withInputs(1, new Dense(1));
    }

    void reload(int units) {
      model = Sequential.withInputs(1, new Dense(units)); // want OverwrittenTensor definite
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
