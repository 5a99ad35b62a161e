// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A constructor reads between what it acquires, and each read may be the last. */
final class ThirdReadFails {
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
    private final Tensor kinds;
    private final int words;

    Tokenizer(Path first, Path second) throws IOException {
      ids = Tensor.of(1f, 2f); // want LeakOnException definite
      int read = Files.readAllLines(first).size();
      this.mask = Tensor.of(1f, 0f); // want LeakOnException definite
      read += Files.readAllLines(first).size();
      kinds = Tensor.of(read, 0f); // want LeakOnException definite
      words = read + Files.readAllLines(second).size();
    }

    float count() {
      return words + ids.toFloatArray()[0] * mask.toFloatArray()[0] * kinds.toFloatArray()[0];
    }

    @Override
    public void close() {
      ids.close();
      mask.close();
      kinds.close();
    }
  }
}
