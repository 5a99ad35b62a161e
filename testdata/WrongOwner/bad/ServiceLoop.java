// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** One scope around the whole service: each request stays in it. */
final class ServiceLoop {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      serve();
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static void serve() {
    try (TensorScope scope = TensorScope.open()) {
      while (true) {
        Tensor request = Tensor.ones(1000); // want WrongOwner definite
        System.out.println(request.toFloatArray().length);
      }
    }
  }
}
