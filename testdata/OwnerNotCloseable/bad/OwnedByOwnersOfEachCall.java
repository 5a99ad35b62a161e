// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A static field may keep one service, but each call makes another one with a worker of its own. */
final class OwnedByOwnersOfEachCall {
  private static final class Worker {
    private final Tensor weights = Tensor.of(1f); // want OwnerNotCloseable definite

    float first() {
      return weights.item();
    }
  }

  private static final class Service {
    private static final Service SHARED = Boolean.getBoolean("shared") ? new Service() : null;

    private final Worker worker = new Worker();

    float first() {
      return worker.first();
    }
  }

  static void run() {
    float sum = Service.SHARED == null ? 0 : Service.SHARED.first();
    for (int i = 0; i < 2; i++) {
      sum += new Service().first();
    }
    System.out.println(sum);
  }
}
