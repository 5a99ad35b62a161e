// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A flag tells the end of a constructor whether the object is whole; else it closes itself. */
final class ConstructorClosesUnlessBuilt {
  static void run() {
    try (Tokenizer tokenizer = new Tokenizer(Path.of("missing.txt"))) {
      System.out.println(tokenizer.count());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Tokenizer implements AutoCloseable {
    private final Tensor ids;
    private final Tensor mask;
    private int words;

    Tokenizer(Path file) throws IOException {
      ids = Tensor.of(1f, 2f);
      mask = Tensor.of(1f, 0f);
      boolean isBuilt = false;
      try {
        words = Files.readAllLines(file).size();
        isBuilt = true;
      } finally {
        if (!isBuilt) {
          close();
        }
      }
    }

    float count() {
      return words + ids.toFloatArray()[0] * mask.toFloatArray()[0];
    }

    @Override
    public void close() {
      ids.close();
      mask.close();
    }
  }
}
