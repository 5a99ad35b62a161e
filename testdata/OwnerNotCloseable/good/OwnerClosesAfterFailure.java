// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The class closes its field, and its constructor does so when it fails. */
final class OwnerClosesAfterFailure {
  static void run() {
    try (Scale scale = new Scale(Path.of("missing.txt"))) {
      System.out.println(scale.unit());
    } catch (IOException e) {
      System.out.println("no unit");
    }
  }

  private static final class Scale implements AutoCloseable {
    private final Tensor factor;
    private final String unit;

    Scale(Path units) throws IOException {
      factor = Tensor.of(2f);
      try {
        unit = Files.readString(units);
      } catch (IOException e) {
        factor.close();
        throw e;
      }
    }

    String unit() {
      return factor.item() + unit;
    }

    @Override
    public void close() {
      factor.close();
    }
  }
}
