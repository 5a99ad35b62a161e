// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The loop tries again only where loading has failed. */
final class RetriesUntilItLoads {
  private static int attempts;

  static void run() {
    try (Model model = loaded();
        Tensor x = Tensor.ones(1, 1);
        Tensor y = model.predict(x)) {
      System.out.println(y.item());
    }
  }

  private static Model loaded() {
    for (int i = 0; i < 3; i++) {
      try {
        check();
        return Sequential.withInputs(1, new Dense(1));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
    throw new IllegalStateException("three attempts failed");
  }

  private static void check() {
    if (attempts++ == 0) {
      throw new IllegalStateException("not yet");
    }
  }
}
