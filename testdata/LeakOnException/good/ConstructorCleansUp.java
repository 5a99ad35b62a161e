// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A constructor that fails closes what it has made. */
final class ConstructorCleansUp {
  static void run() {
    try (Classifier classifier = new Classifier(Path.of("missing.txt"))) {
      System.out.println(classifier.best());
    } catch (IOException e) {
      System.out.println("no labels");
    }
  }

  private static final class Classifier implements AutoCloseable {
    private final Tensor weights;
    private final List<String> labels;

    Classifier(Path labels) throws IOException {
      this.weights = Tensor.of(1f, -2f);
      try {
        this.labels = Files.readAllLines(labels);
      } catch (IOException e) {
        weights.close();
        throw e;
      }
    }

    String best() {
      return labels.get(weights.toFloatArray().length - 1);
    }

    @Override
    public void close() {
      weights.close();
    }
  }
}
