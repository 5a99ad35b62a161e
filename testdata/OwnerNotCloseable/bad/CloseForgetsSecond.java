// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Two tensors are owned, one is closed. */
final class CloseForgetsSecond {
  static void run() {
    try (Normalizer normalizer = new Normalizer(0.5f, 2f)) {
      System.out.println(normalizer.apply(1f));
    }
  }

  private static final class Normalizer implements AutoCloseable {
    private final Tensor mean;
    private final Tensor scale; // want OwnerNotCloseable definite

    Normalizer(float mean, float scale) {
      this.mean = Tensor.of(mean);
      this.scale = Tensor.of(scale);
    }

    float apply(float value) {
      try (Tensor x = Tensor.of(value);
          Tensor centred = x.sub(mean);
          Tensor scaled = centred.mul(scale)) {
        return scaled.item();
      }
    }

    @Override
    public void close() {
      mean.close();
    }
  }
}
