// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The subclass closes its own tensor and forgets the one of its superclass. */
final class SubclassForgetsSuper {
  static void run() {
    try (Affine affine = new Affine()) {
      System.out.println(affine.sum());
    }
  }

  private static class Linear implements AutoCloseable {
    private final Tensor weights = Tensor.of(1f, -2f);

    float first() {
      return weights.toFloatArray()[0];
    }

    @Override
    public void close() {
      weights.close();
    }
  }

  private static final class Affine extends Linear {
    private final Tensor bias = Tensor.scalar(0.5f);

    float sum() {
      return first() + bias.item();
    }

    @Override
    public void close() { // want OwnerNotCloseable definite
      bias.close();
    }
  }
}
