// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** A builder hands over what it has made, and has nothing left. */
final class MovedOut {
  static void run() {
    Builder builder = new Builder();
    builder.start(1f);
    builder.plus(2f);
    try (Tensor built = builder.build()) {
      System.out.println(built.item());
    }
  }

  private static final class Builder {
    private Tensor total;

    void start(float value) {
      total = Tensor.scalar(value);
    }

    void plus(float value) {
      Tensor next = total.add(value);
      total.close();
      total = next;
    }

    Tensor build() {
      Tensor built = total;
      total = null;
      return built;
    }
  }
}
