// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Each request has a service of its own, whose worker is dropped with it. */
final class MadeWhenAShortLivedOwnerFirstNeedsIt {
  private static final class Worker {
    private final Tensor weights = Tensor.of(1f); // want OwnerNotCloseable definite

    float first() {
      return weights.item();
    }
  }

  private static final class Service {
    private Worker worker;

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
    System.out.println(new Service().first());
    System.out.println(new Service().first());
  }
}
