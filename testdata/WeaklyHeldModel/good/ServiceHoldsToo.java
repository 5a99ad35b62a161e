// runs: keeps the reference
// trap: held-elsewhere
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.WeakReference;

/** The service that it is given to holds it. */
final class ServiceHoldsToo {
  private static Service service;
  private static WeakReference<Model> latest = new WeakReference<>(null);

  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    latest = new WeakReference<>(model);
    service = new Service(model);
  }

  static boolean isGone() {
    return latest.refersTo(null);
  }

  static void stop() {
    service.close();
  }

  private static final class Service implements AutoCloseable {
    private final Model model;

    Service(Model model) {
      this.model = model;
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
