// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Whoever gets the parts may close them in place of their owner. */
final class OwnerWhosePartsAreClosed {
  static void run() {
    Bounds closed = Bounds.unit();
    closed.low().close();
    closed.high().close();

    Bounds listed = Bounds.unit();
    List<Tensor> parts = new ArrayList<>();
    parts.add(listed.low());
    parts.add(listed.high());
    parts.forEach(Tensor::close);

    Bounds taken = Bounds.unit();
    try (Tensor low = taken.low();
        Tensor high = taken.high()) {
      System.out.println(low.item() + high.item());
    }

    try (Bounds whole = Bounds.unit()) {
      System.out.println(whole.low().item());
    }
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
