// runs: leaks 1 model
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The second model came later, and {@code close} was not told. */
final class CloseForgetsPredictorsModel {
  static void run() {
    try (Ensemble ensemble = new Ensemble()) {
      System.out.println(ensemble.isReady());
    }
  }

  private static final class Ensemble implements AutoCloseable {
    private final Tensor bias = Tensor.scalar(0.5f);
    private final Model small = Sequential.withInputs(1, new Dense(1));
    private final Model large = Sequential.withInputs(1, new Dense(8), new Dense(1)); // want OwnerNotCloseable definite

    boolean isReady() {
      return !small.isClosed() && !large.isClosed();
    }

    @Override
    public void close() {
      small.close();
      bias.close();
    }
  }
}
