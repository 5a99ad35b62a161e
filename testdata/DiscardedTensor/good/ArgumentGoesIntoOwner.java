// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The object that takes the temporary closes it. */
final class ArgumentGoesIntoOwner {
  static void run() {
    try (Holder holder = new Holder(Tensor.of(1f, -2f))) {
      System.out.println(holder.first());
    }
  }

  private static final class Holder implements AutoCloseable {
    private final Tensor held;

    Holder(Tensor held) {
      this.held = held;
    }

    float first() {
      return held.toFloatArray()[0];
    }

    @Override
    public void close() {
      held.close();
    }
  }
}
