// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;

/** The constructor registers the object with what closes it. */
final class OwnerKnownToRegistry {
  private static final List<AutoCloseable> ALL = new ArrayList<>();

  static void run() throws Exception {
    Detector detector = new Detector();
    System.out.println(detector.isReady());
    for (AutoCloseable each : ALL) {
      each.close();
    }
  }

  private static final class Detector implements AutoCloseable {
    private final Model model;

    Detector() {
      model = Sequential.withInputs(2, new Dense(1));
      ALL.add(this);
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
