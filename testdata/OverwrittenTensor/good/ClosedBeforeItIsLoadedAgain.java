// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What the constructor has loaded is closed before it is loaded again. */
final class ClosedBeforeItIsLoadedAgain {
  static void run() {
    try (Classifier classifier = new Classifier()) {
      reopen(classifier);
      System.out.println(classifier.first());
    }
  }

  private static void reopen(Classifier classifier) {
    classifier.close();
    classifier.load();
  }

  private static final class Classifier implements AutoCloseable {
    private Tensor weights;

    Classifier() {
      load();
    }

    void load() {
      weights = Tensor.ones(2);
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
