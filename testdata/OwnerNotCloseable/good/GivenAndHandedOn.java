// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;

/** The model goes to a service, and to the list of what is closed at the end. */
final class GivenAndHandedOn {
  private static final List<AutoCloseable> AT_END = new ArrayList<>();

  static void run() throws Exception {
    Service service = create();
    try (Tensor x = Tensor.ones(1, 2)) {
      System.out.println(Float.isFinite(service.score(x)));
    }
    for (AutoCloseable each : AT_END) {
      each.close();
    }
    AT_END.clear();
  }

  private static Service create() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Service service = new Service(model);
    AT_END.add(model);
    return service;
  }

  private static final class Service {
    private final Model model;

    Service(Model model) {
      this.model = model;
    }

    float score(Tensor x) {
      try (Tensor y = model.predict(x)) {
        return y.item();
      }
    }
  }
}
