// runs: leaks 5 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Helpers fill a list and an array in loops; nobody closes what they return. */
final class HelpersLoopForgotten {
  static void run() {
    List<Tensor> rows = rows(3); // want UnscopedTensor definite
    System.out.println(rows.get(0).item());
    Tensor[] columns = columns(2); // want UnscopedTensor definite
    System.out.println(columns.length);
  }

  private static List<Tensor> rows(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of(i));
    }
    return rows;
  }

  private static Tensor[] columns(int count) {
    Tensor[] columns = new Tensor[count];
    for (int i = 0; i < count; i++) {
      columns[i] = Tensor.of(-i);
    }
    return columns;
  }
}
