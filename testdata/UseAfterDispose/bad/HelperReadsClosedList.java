// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The helper reads each element. */
final class HelperReadsClosedList {
  static void run() {
    List<Tensor> parts = parts();
    for (Tensor part : parts) {
      part.close();
    }
    print(parts); // want UseAfterDispose definite
  }

  private static void print(List<Tensor> all) {
    all.forEach(one -> System.out.println(one.item()));
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
