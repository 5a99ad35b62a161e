// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A method that the constructor calls cannot read its file. */
final class ConstructorLoadsLater {
  static void run() {
    try (Tokenizer tokenizer = new Tokenizer(Path.of("missing"), "words")) {
      System.out.println(tokenizer.count());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Tokenizer implements AutoCloseable {
    private final Tensor ids;
    private final Tensor mask;
    private int words;

    Tokenizer(Path folder, String prefix) throws IOException {
      ids = Tensor.of(1f, 2f); // want LeakOnException definite
      mask = Tensor.of(1f, 0f); // want LeakOnException definite
      load(folder, prefix);
    }

    private void load(Path folder, String prefix) throws IOException {
      words = Files.readAllLines(folder.resolve(prefix + ".txt")).size();
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
