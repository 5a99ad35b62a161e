// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The loop tests behind its body. */
final class DoWhileInScope {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      System.out.println(rounds(1000));
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static int rounds(int last) {
    int rounds = 0;
    try (TensorScope scope = TensorScope.open()) {
      do {
        Tensor step = Tensor.ones(1000); // want WrongOwner potential
        rounds += (int) step.toFloatArray()[0];
      } while (rounds < last);
    }
    return rounds;
  }
}
