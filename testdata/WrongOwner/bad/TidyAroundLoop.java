// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The body of tidy is the loop, and not its round. */
final class TidyAroundLoop {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      serve();
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static void serve() {
    TensorScope.tidy(
        () -> {
          for (; ; ) {
            Tensor request = Tensor.ones(1000); // want WrongOwner definite
            System.out.println(request.toFloatArray().length);
          }
        });
  }
}
