// runs: leaks 1 model
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.function.Supplier;

/** A pool has a factory that works with the model and cannot close it, and neither does the pool. */
final class KeptByPooledFactory {
  static void run() {
    try (Detector detector = new Detector()) {
      detector.load();
      System.out.println(detector.detect());
    }
  }

  private static final class Detector implements AutoCloseable {
    private Model model; // want OwnerNotCloseable definite
    private ThreadLocal<Runner> runners;

    void load() {
      model = Sequential.withInputs(1, new Dense(1));
      runners = ThreadLocal.withInitial(new RunnerFactory(model));
    }

    boolean detect() {
      return runners.get().isReady();
    }

    @Override
    public void close() {
      if (runners != null) {
        runners.remove();
      }
    }
  }

  private static final class RunnerFactory implements Supplier<Runner> {
    private final Model model;

    RunnerFactory(Model model) {
      this.model = model;
    }

    @Override
    public Runner get() {
      return new Runner(model);
    }
  }

  private static final class Runner {
    private final Model model;

    Runner(Model model) {
      this.model = model;
    }

    boolean isReady() {
      return !model.isClosed();
    }
  }
}
