// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An object is known to its owner before it is whole; the owner closes what has failed, too. */
final class RegisteredWhileBuilt {
  static void run() {
    List<Part> parts = new ArrayList<>();
    try {
      Part part = new Part(parts, Path.of("missing.txt"));
      System.out.println(part.size());
    } catch (IOException e) {
      System.out.println("no words");
    } finally {
      parts.forEach(Part::close);
    }
  }

  private static final class Part implements AutoCloseable {
    private final Tensor table;
    private final int words;

    Part(List<Part> siblings, Path file) throws IOException {
      table = Tensor.of(1f, 2f);
      siblings.add(this);
      words = Files.readAllLines(file).size();
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
