// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Whoever leaves when the list is empty leaves nothing behind, in whatever way it asks. */
final class ReturnedWhenEmpty {
  static void run() {
    for (int count = 0; count < 3; count++) {
      System.out.println(bySize(count) + byNone(count) + byAny(count) + mirrored(count));
      System.out.println(onlyOne(count));
    }
  }

  private static float bySize(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of((float) i));
    }
    if (rows.size() == 0) {
      return 0f;
    }
    return sumAndClose(rows);
  }

  private static float byNone(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of((float) i));
    }
    if (rows.isEmpty()) {
      return 0f;
    }
    float sum = 0f;
    for (Tensor row : rows) {
      sum += row.item();
    }
    rows.forEach(Tensor::close);
    return sum;
  }

  private static float byAny(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of((float) i));
    }
    if (rows.size() > 0) {
      float first = rows.get(0).item();
      rows.forEach(Tensor::close);
      return first;
    }
    return 0f;
  }

  private static float mirrored(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of((float) i));
    }
    if (1 > rows.size()) {
      return 0f;
    }
    float first = rows.get(0).item();
    rows.forEach(Tensor::close);
    return first;
  }

  private static float onlyOne(int count) {
    List<Tensor> rows = new ArrayList<>();
    if (count > 1) {
      rows.add(Tensor.of(1f));
    }
    if (rows.size() < 1) {
      return 0f;
    }
    try (Tensor row = rows.get(0)) {
      return row.item();
    }
  }

  private static float sumAndClose(List<Tensor> rows) {
    float sum = 0f;
    for (Tensor row : rows) {
      sum += row.item();
      row.close();
    }
    return sum;
  }
}
