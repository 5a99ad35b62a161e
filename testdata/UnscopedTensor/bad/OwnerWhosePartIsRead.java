// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A method of the owner lends a part of it; a look at the part closes nothing. */
final class OwnerWhosePartIsRead {
  static void run() {
    Bounds bounds = Bounds.unit(); // want UnscopedTensor definite
    System.out.println(middle(bounds));
  }

  private static float middle(Bounds bounds) {
    return (bounds.low().item() + bounds.high().item()) / 2f;
  }

  private static final class Bounds implements AutoCloseable {
    private final Tensor low;
    private final Tensor high;

    private Bounds(Tensor low, Tensor high) {
      this.low = low;
      this.high = high;
    }

    static Bounds unit() {
      Tensor low = Tensor.of(0f);
      Tensor high = Tensor.of(1f);
      return new Bounds(low, high);
    }

    Tensor low() {
      return low;
    }

    Tensor high() {
      return high;
    }

    @Override
    public void close() {
      low.close();
      high.close();
    }
  }
}
