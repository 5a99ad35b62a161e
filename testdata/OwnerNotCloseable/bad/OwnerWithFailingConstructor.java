// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** No code closes the field: that an exception in the constructor leaves it open says no more. */
final class OwnerWithFailingConstructor {
  static void run() {
    try {
      System.out.println(new Scale(Path.of("missing.txt")).unit());
    } catch (IOException e) {
      System.out.println("no unit");
    }
  }

  private static final class Scale {
    private final Tensor factor; // want OwnerNotCloseable definite
    private final String unit;

    Scale(Path units) throws IOException {
      factor = Tensor.of(2f);
      unit = Files.readString(units); // also LeakOnException
    }

    String unit() {
      return factor.item() + unit;
    }
  }
}
