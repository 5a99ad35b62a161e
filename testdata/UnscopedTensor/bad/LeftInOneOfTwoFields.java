// runs: leaks 1 tensor
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The object closes what it owns and borrows its factor, which one caller forgets. */
final class LeftInOneOfTwoFields {
  static void run() {
    keep();
    forget();
  }

  private static void keep() {
    try (Tensor factor = Tensor.of(2f);
        Scaled scaled = new Scaled(Tensor.of(3f), factor)) {
      System.out.println(scaled.value());
    }
  }

  private static void forget() {
    Tensor factor = Tensor.of(4f); // want UnscopedTensor definite
    try (Scaled scaled = new Scaled(Tensor.of(5f), factor)) {
      System.out.println(scaled.value());
    }
  }

  private static final class Scaled implements AutoCloseable {
    private final Tensor own;
    private final Tensor factor;

    Scaled(Tensor own, Tensor factor) {
      this.own = own;
      this.factor = factor;
    }

    float value() {
      return own.item() * factor.item();
    }

    @Override
    public void close() {
      own.close();
    }
  }
}
