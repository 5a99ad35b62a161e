// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The method that fails closes the object that the constructor is building. */
final class LoaderCleansUp {
  static void run() {
    try (Vocabulary vocabulary = new Vocabulary(Path.of("missing.txt"))) {
      System.out.println(vocabulary.size());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Vocabulary implements AutoCloseable {
    private final Tensor table;
    private int words;

    Vocabulary(Path file) throws IOException {
      table = Tensor.of(1f, 2f);
      load(file);
    }

    private void load(Path file) throws IOException {
      try {
        words = Files.readAllLines(file).size();
      } catch (IOException e) {
        close();
        throw e;
      }
    }

    float size() {
      return words * table.toFloatArray()[0];
    }

    @Override
    public void close() {
      table.close();
    }
  }
}
