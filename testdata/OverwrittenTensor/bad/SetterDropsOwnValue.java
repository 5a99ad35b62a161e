// runs: leaks 1 tensor
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** The setter takes the new value over and lets go of its own without closing it. */
final class SetterDropsOwnValue {
  static void run() {
    try (Holder holder = new Holder()) {
      holder.set(Tensor.of(3f));
      System.out.println(holder.value());
    }
  }

  private static final class Holder implements AutoCloseable {
    private Tensor held = Tensor.of(0f);

    void set(Tensor next) {
      this.held = next; // want OverwrittenTensor definite
    }

    float value() {
      return held.item();
    }

    @Override
    public void close() {
      held.close();
    }
  }
}
