// runs: clean
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;

/** Owners that go to the caller, into a list of it, and into a field that is closed. */
final class OwnerReturned {
  static void run() {
    Detector made = make();
    List<Detector> all = new ArrayList<>();
    fill(all);
    try (Service service = new Service()) {
      System.out.println(service.isReady() && made.isReady());
    }
    made.close();
    all.forEach(Detector::close);
  }

  private static Detector make() {
    Detector detector = new Detector();
    System.out.println(detector.isReady());
    return detector;
  }

  private static void fill(List<Detector> all) {
    all.add(new Detector());
    all.add(make());
  }

  private static final class Service implements AutoCloseable {
    private final Detector detector;

    Service() {
      detector = make();
    }

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
