// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The object closes what it owns and borrows its factor, which each caller closes. */
final class LentBesidesWhatIsGiven {
  static void run() {
    keep();
    keepLonger();
  }

  private static void keep() {
    try (Tensor factor = Tensor.of(2f);
        Scaled scaled = new Scaled(Tensor.of(3f), factor)) {
      System.out.println(scaled.value());
    }
  }

  private static void keepLonger() {
    Tensor factor = Tensor.of(4f);
    try (Scaled scaled = new Scaled(Tensor.of(5f), factor)) {
      System.out.println(scaled.value());
    } finally {
      factor.close();
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
