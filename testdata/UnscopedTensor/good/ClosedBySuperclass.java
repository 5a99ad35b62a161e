// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The superclass takes it over and closes it. */
final class ClosedBySuperclass {
  static void run() {
    try (Weights weights = new Weights()) {
      System.out.println(weights.tensor.toFloatArray()[0]);
    }
  }

  private abstract static class Owner implements AutoCloseable {
    final Tensor tensor;

    Owner(Tensor tensor) {
      this.tensor = tensor;
    }

    @Override
    public void close() {
      tensor.close();
    }
  }

  private static final class Weights extends Owner {
    Weights() {
      super(Tensor.of(1f, -2f));
    }
  }
}
