// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The constructor has loaded the weights; a later call loads them again, over the first ones. */
final class LoadedAgainAfterConstruction {
  static void run() {
    try (Classifier classifier = new Classifier()) {
      classifier.resize(3);
      System.out.println(classifier.first());
    }
  }

  private static final class Classifier implements AutoCloseable {
    private int size = 2;
    private Tensor weights;

    Classifier() {
      setUp();
    }

    private void setUp() {
      System.out.println("loading");
      load();
    }

    private void load() {
      weights = Tensor.ones(size); // want OverwrittenTensor potential
    }

    void resize(int size) {
      this.size = size;
      setUp();
    }

    float first() {
      return weights.toFloatArray()[0];
    }

    @Override
    public void close() {
      weights.close();
    }
  }
}
