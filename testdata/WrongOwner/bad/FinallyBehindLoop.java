// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The old way to close a scope, around the same loop. */
final class FinallyBehindLoop {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      serve();
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static void serve() {
    TensorScope scope = TensorScope.open();
    try {
      while (true) {
        Tensor request = Tensor.ones(1000); // want WrongOwner definite
        System.out.println(request.toFloatArray().length);
      }
    } finally {
      scope.close();
    }
  }
}
