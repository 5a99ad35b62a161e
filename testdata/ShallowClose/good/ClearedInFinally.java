// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Closing and clearing stand in one finally. */
final class ClearedInFinally {
  static void run() {
    List<Tensor> parts = parts();
    try {
      System.out.println(parts.get(0).item());
    } finally {
      for (Tensor part : parts) {
        part.close();
      }
      parts.clear();
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
