// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** One of three tensors is closed; the class has grown since. */
final class CloseForgetsTwo {
  static void run() {
    try (Normalizer normalizer = new Normalizer(0.5f, 2f)) {
      System.out.println(normalizer.apply(1f));
    }
  }

  private static final class Normalizer implements AutoCloseable {
    private final Tensor mean;
    private final Tensor scale; // want OwnerNotCloseable definite
    private Tensor shift; // want OwnerNotCloseable definite

    Normalizer(float mean, float scale) {
      this.mean = Tensor.of(mean);
      this.scale = Tensor.of(scale);
      this.shift = Tensor.of(scale);
    }

    float apply(float value) {
      return (value - mean.item()) * scale.item() + shift.item();
    }

    @Override
    public void close() {
      mean.close();
    }
  }
}
