// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An anonymous class that mentions the object around it closes it when the constructor throws. */
final class AnonymousCleansUp {
  static void run() {
    List<AutoCloseable> started = new ArrayList<>();
    try {
      Encoder encoder = new Encoder(started, Path.of("missing"));
      System.out.println(encoder.words());
    } catch (IOException e) {
      System.out.println("no words");
    } finally {
      closeAll(started);
    }
  }

  private static void closeAll(List<AutoCloseable> started) {
    for (AutoCloseable one : started) {
      try {
        one.close();
      } catch (Exception e) {
        System.out.println(e.getMessage());
      }
    }
  }

  private static final class Encoder {
    private final Tensor table;
    private final int words;

    Encoder(List<AutoCloseable> started, Path folder) throws IOException {
      this.table = Tensor.of(1f, -2f);
      started.add(
          new AutoCloseable() {
            @Override
            public void close() {
              table.close();
            }
          });
      this.words = Files.readAllLines(folder.resolve("words.txt")).size();
    }

    float words() {
      return words + table.toFloatArray()[0];
    }
  }
}
