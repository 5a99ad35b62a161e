// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** One object for the whole process, created when it is first needed, owns a tensor. */
final class SingletonCheckedTwice {
  private static volatile Weights instance;

  static void run() {
    System.out.println(weights().first() + weights().first());
  }

  static void stop() {
    weights().values.close();
  }

  private static Weights weights() {
    Weights found = instance;
    if (found == null) {
      synchronized (SingletonCheckedTwice.class) {
        found = instance;
        if (found == null) {
          found = new Weights();
          instance = found;
        }
      }
    }
    return found;
  }

  private static final class Weights {
    private final Tensor values = Tensor.of(1f, -2f);

    float first() {
      return values.toFloatArray()[0];
    }
  }
}
