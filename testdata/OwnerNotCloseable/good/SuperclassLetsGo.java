// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The subclass closes its own tensor and lets its superclass do the rest. */
final class SuperclassLetsGo {
  static void run() {
    try (Biased biased = new Biased()) {
      System.out.println(biased.sum());
    }
  }

  private static class Plain implements AutoCloseable {
    private final Tensor weights = Tensor.of(1f, -2f);

    float first() {
      return weights.toFloatArray()[0];
    }

    @Override
    public void close() {
      weights.close();
    }
  }

  private static final class Biased extends Plain {
    private final Tensor bias = Tensor.scalar(0.5f);

    float sum() {
      return first() + bias.item();
    }

    @Override
    public void close() {
      bias.close();
      super.close();
    }
  }
}
