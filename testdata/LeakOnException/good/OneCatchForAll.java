// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One catch releases what a constructor has acquired by then, however far it came. */
final class OneCatchForAll {
  static void run() throws IOException {
    Path words = Files.createTempFile("words", ".txt");
    try (Tokenizer tokenizer = new Tokenizer(words, Path.of("missing"))) {
      System.out.println(tokenizer.count());
    } catch (IOException e) {
      System.out.println("no words");
    } finally {
      Files.delete(words);
    }
  }

  private static final class Tokenizer implements AutoCloseable {
    private final Tensor ids;
    private final Tensor mask;
    private final int words;

    Tokenizer(Path first, Path second) throws IOException {
      ids = Tensor.of(1f, 2f);
      Tensor mask = null;
      try {
        int read = Files.readAllLines(first).size();
        mask = Tensor.of(1f, 0f);
        this.mask = mask;
        words = read + Files.readAllLines(second).size();
      } catch (Throwable e) {
        if (mask != null) {
          mask.close();
        }
        ids.close();
        throw e;
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
