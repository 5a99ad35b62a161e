// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Optional;

/** The temporary is closed by the resource block that names it. */
final class MetadataOfArgument {
  static void run() {
    try (Tensor x = Optional.of(Tensor.of(1f, -2f)).get()) {
      System.out.println(x.shape());
    }
  }
}
