// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** What a builder has made goes through two constructors into an object that closes half of it. */
final class BuilderGivesAway {
  static void run() {
    try (Scaler scaler = new Builder().scale(2f).build()) {
      System.out.println(scaler.apply(3f));
    }
    new Builder().scale(3f).build().close();
  }

  private static final class Builder {
    private float scale;

    Builder scale(float value) {
      scale = value;
      return this;
    }

    Scaler build() {
      Tensor mean = Tensor.of(1f);
      return new Scaler(Tensor.of(scale), mean);
    }
  }

  private static final class Scaler implements AutoCloseable {
    private final Tensor scale;
    private final Tensor mean; // want OwnerNotCloseable definite

    Scaler(Tensor scale, Tensor mean) {
      this(scale, mean, true);
    }

    private Scaler(Tensor scale, Tensor mean, boolean isChecked) {
      this.scale = scale;
      this.mean = mean;
      System.out.println(isChecked);
    }

    float apply(float value) {
      return (value - mean.item()) * scale.item();
    }

    @Override
    public void close() {
      scale.close();
    }
  }
}
