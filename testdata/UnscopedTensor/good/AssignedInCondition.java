// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Iterator;
import java.util.List;

/** Assigned in the condition of the loop, closed in its body. */
final class AssignedInCondition {
  static void run() {
    Iterator<Float> values = List.of(1f, 2f).iterator();
    Tensor x;
    while ((x = next(values)) != null) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }

  private static Tensor next(Iterator<Float> values) {
    return values.hasNext() ? Tensor.of(values.next()) : null;
  }
}
