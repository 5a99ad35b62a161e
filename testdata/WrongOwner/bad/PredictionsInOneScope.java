// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The scope closes the predictions, when all of them are made. */
final class PredictionsInOneScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1000))) {
      TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
      try {
        System.out.println(answers(model, 1_000_000));
      } finally {
        TensorRuntime.setBudget(Long.MAX_VALUE);
      }
    }
  }

  private static int answers(Model model, int requests) {
    int count = 0;
    try (TensorScope scope = TensorScope.open()) {
      Tensor input = Tensor.ones(1, 2);
      while (count < requests) {
        Tensor answer = model.predict(input); // want WrongOwner potential
        count += answer.toFloatArray().length;
      }
    }
    return count;
  }
}
