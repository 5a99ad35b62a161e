// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** All that is owned is closed, once, however often close is called. */
final class ClosedByClose {
  static void run() {
    Classifier classifier = new Classifier();
    System.out.println(classifier.isReady());
    classifier.close();
    classifier.close();
  }

  private static final class Classifier implements AutoCloseable {
    private final Model model = Sequential.withInputs(1, new Dense(1));
    private final Tensor bias = Tensor.scalar(0.5f);
    private boolean closed;

    boolean isReady() {
      return !closed;
    }

    @Override
    public void close() {
      if (closed) {
        return;
      }
      closed = true;
      try {
        model.close();
      } finally {
        bias.close();
      }
    }
  }
}
