// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A part of a constructor closes what it has made when the rest of it fails. */
final class PartClosesOnFailure {
  static void run() {
    try (Tokenizer tokenizer = new Tokenizer(Path.of("missing"))) {
      System.out.println(tokenizer.count());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Tokenizer implements AutoCloseable {
    private Tensor ids;
    private int words;

    Tokenizer(Path folder) throws IOException {
      load(folder);
    }

    private void load(Path folder) throws IOException {
      ids = Tensor.of(1f, 2f);
      try {
        count(folder.resolve("words.txt"));
      } catch (IOException e) {
        ids.close();
        throw e;
      }
    }

    private void count(Path file) throws IOException {
      words = Files.readAllLines(file).size();
    }

    float count() {
      return words + ids.toFloatArray()[0];
    }

    @Override
    public void close() {
      ids.close();
    }
  }
}
