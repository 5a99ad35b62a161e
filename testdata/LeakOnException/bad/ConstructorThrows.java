// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The second half of a constructor fails: nobody has the object that could close the first. */
final class ConstructorThrows {
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
      this.weights = Tensor.of(1f, -2f); // want LeakOnException definite
      this.labels = Files.readAllLines(labels);
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
