// runs: leaks 1 model
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The model is made for the service and given to it for good; the service cannot close it. */
final class GivenModelForgotten {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    System.out.println("built " + model.variables().size() + " variables");
    Service service = new Service(model);
    try (Tensor x = Tensor.ones(1, 2)) {
      System.out.println(Float.isFinite(service.score(x)));
    }
  }

  private static final class Service {
    private final Model model; // want OwnerNotCloseable definite

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
