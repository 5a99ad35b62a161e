// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** An anonymous class that never mentions the object around it cannot close what that has made. */
final class ConstructorWithAnonymous {
  static void run() {
    try (Encoder encoder = new Encoder(Path.of("missing"))) {
      System.out.println(encoder.first());
    } catch (IOException e) {
      System.out.println("no words");
    }
  }

  private static final class Encoder implements AutoCloseable {
    private final Tensor table;
    private final int words;

    Encoder(Path folder) throws IOException {
      this.table = Tensor.of(1f, -2f); // want LeakOnException definite
      Map<String, String> options =
          new HashMap<>() {
            {
              put("file", "words.txt");
            }
          };
      this.words = Files.readAllLines(folder.resolve(options.get("file"))).size();
    }

    float first() {
      return words + table.toFloatArray()[0];
    }

    @Override
    public void close() {
      table.close();
    }
  }
}
