// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A list of tensors goes to the caller, who closes them all. */
final class ListReturnedToCaller {
  static void run() {
    for (Tensor part : parts()) {
      System.out.println(part.toFloatArray()[0]);
      part.close();
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
