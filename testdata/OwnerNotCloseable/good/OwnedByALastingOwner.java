// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A static field keeps the service, which keeps its workers: they live as long as the process. */
final class OwnedByALastingOwner {
  private static final class Worker {
    private final Tensor weights = Tensor.of(1f);

    float first() {
      return weights.item();
    }
  }

  private static final class Service {
    private static final Service ONLY = new Service();

    private final Worker one = new Worker();
    private final Worker other;

    private Service() {
      this.other = new Worker();
    }

    float sum() {
      return one.first() + other.first();
    }
  }

  static void run() {
    // The service would live as long as the process: here nothing asks for it.
    Runnable later = () -> System.out.println(Service.ONLY.sum());
  }
}
