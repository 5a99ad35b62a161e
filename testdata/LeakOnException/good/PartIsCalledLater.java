// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a method stores that is called later stays with the object, also when it throws. */
final class PartIsCalledLater {
  static void run() {
    try (Tokenizer tokenizer = new Tokenizer()) {
      tokenizer.open(Path.of("missing"));
      System.out.println(tokenizer.count());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Tokenizer implements AutoCloseable {
    private Tensor ids;
    private int words;

    void open(Path folder) throws IOException {
      load(folder);
    }

    private void load(Path folder) throws IOException {
      ids = Tensor.of(1f, 2f);
      count(folder.resolve("words.txt"));
    }

    private void count(Path file) throws IOException {
      words = Files.readAllLines(file).size();
    }

    float count() {
      return words + ids.toFloatArray()[0];
    }

    @Override
    public void close() {
      if (ids != null) {
        ids.close();
      }
    }
  }
}
