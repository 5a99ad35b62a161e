// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of the scope for the field of an owner that closes it. */
final class KeptIntoField {
  static void run() {
    try (Counter counter = new Counter()) {
      counter.step();
      counter.step();
      System.out.println(counter.value());
    }
  }

  private static final class Counter implements AutoCloseable {
    private Tensor total = Tensor.scalar(0);

    void step() {
      try (TensorScope scope = TensorScope.open()) {
        Tensor next = total.add(1f).keep();
        total.close();
        total = next;
      }
    }

    float value() {
      return total.item();
    }

    @Override
    public void close() {
      total.close();
    }
  }
}
