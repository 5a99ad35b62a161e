// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The service owns its model and closes it. */
final class ModelInOwner {
  static void run() {
    try (Service service = new Service(2)) {
      System.out.println(service.isReady());
    }
  }

  private static final class Service implements AutoCloseable {
    private final Model model;

    Service(int inputs) {
      Model made = Sequential.withInputs(inputs, new Dense(1));
      this.model = made;
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
