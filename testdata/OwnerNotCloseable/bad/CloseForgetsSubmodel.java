// runs: leaks 1 model
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A pipeline of two models; the second came later, and `close` was not told. */
final class CloseForgetsSubmodel {
  static void run() {
    try (Pipeline pipeline = new Pipeline();
        Tensor x = Tensor.fill(1f, 1, 2)) {
      System.out.println(pipeline.score(x) >= 0);
    }
  }

  private static final class Pipeline implements AutoCloseable {
    private final Model encoder = Sequential.withInputs(2, new Dense(2));
    private final Model head = Sequential.withInputs(2, new Dense(1)); // want OwnerNotCloseable definite

    float score(Tensor x) {
      try (Tensor encoded = encoder.predict(x);
          Tensor answer = head.predict(encoded)) {
        return Math.abs(answer.item());
      }
    }

    @Override
    public void close() {
      encoder.close();
    }
  }
}
