// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The predicate closes what it lets go. */
final class ClosedAsTheyAreRemoved {
  static void run() {
    List<Tensor> parts = parts();
    parts.removeIf(
        part -> {
          part.close();
          return true;
        });
    parts.clear();
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
