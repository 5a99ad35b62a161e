// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The training ends when it is good enough. */
final class WhileNotDone {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      System.out.println(rounds(1000f));
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static int rounds(float enough) {
    int rounds = 0;
    try (TensorScope scope = TensorScope.open()) {
      float reached = 0;
      while (reached < enough) {
        Tensor step = Tensor.ones(1000); // want WrongOwner potential
        reached += step.toFloatArray()[0];
        rounds++;
      }
    }
    return rounds;
  }
}
