// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Services share a model that whoever made it closes. */
final class LentModel {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.ones(1, 2)) {
      Service one = new Service(model);
      System.out.println(one.score(x) == new Service(model).score(x));
    }
    later();
  }

  private static void later() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Service service = new Service(model);
    try (Tensor x = Tensor.ones(1, 2)) {
      System.out.println(Float.isFinite(service.score(x)));
    } finally {
      model.close();
    }
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
