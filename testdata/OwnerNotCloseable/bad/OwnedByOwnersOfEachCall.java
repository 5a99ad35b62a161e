// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** A static field keeps one service, but each call makes another one with a worker of its own. */
final class OwnedByOwnersOfEachCall {
  private static final class Worker {
    private final Tensor weights = Tensor.of(1f); // want OwnerNotCloseable definite

    float first() {
      return weights.item();
    }
  }

  private static final class Service {
    private static final Service FIRST = new Service();

    private final Worker worker = new Worker();

    float first() {
      return worker.first();
    }
  }

  static void run() {
    float sum = Service.FIRST.first();
    for (int i = 0; i < 2; i++) {
      sum += new Service().first();
    }
    System.out.println(sum);
  }
}
