// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What can fail comes first, so that a constructor which throws has nothing yet. */
final class AcquiresLast {
  static void run() {
    try (Classifier classifier = new Classifier(Path.of("missing.txt"), 2)) {
      System.out.println(classifier.best());
    } catch (IOException e) {
      System.out.println("no labels");
    }
  }

  private static final class Classifier implements AutoCloseable {
    private final Tensor weights;
    private final List<String> labels;

    Classifier(Path labels, int width) throws IOException {
      if (width <= 0) {
        throw new IllegalArgumentException("no width: " + width);
      }
      this.labels = Files.readAllLines(labels);
      this.weights = Tensor.of(1f, -2f);
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
