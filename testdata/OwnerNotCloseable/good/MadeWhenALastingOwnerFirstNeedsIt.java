// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A static field keeps the service, which makes its worker when the first request comes. */
final class MadeWhenALastingOwnerFirstNeedsIt {
  private static final class Worker {
    private final Tensor weights = Tensor.of(1f);

    float first() {
      return weights.item();
    }
  }

  private static final class Service {
    private static final Service ONLY = new Service();

    private Worker worker;

    private Service() {}

    float first() {
      if (worker == null) {
        Worker made = new Worker();
        System.out.println(made.first());
        worker = made;
      }
      return worker.first();
    }
  }

  static void run() {
    // The worker would live as long as the process: here nothing asks for it.
    Runnable later = () -> System.out.println(Service.ONLY.first());
  }
}
