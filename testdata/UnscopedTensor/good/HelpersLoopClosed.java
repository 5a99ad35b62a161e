// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What a helper has made in a loop is closed: one by one, all at once, or only where it is there. */
final class HelpersLoopClosed {
  static void run() {
    for (Tensor row : rows(3)) {
      row.close();
    }
    List<Tensor> some = positive(new float[] {1f, -2f, 3f});
    System.out.println(some.size());
    some.forEach(Tensor::close);
    List<Tensor> none = positive(new float[] {-2f});
    if (none.isEmpty()) {
      return;
    }
    for (int i = 0; i < none.size(); i++) {
      none.get(i).close();
    }
  }

  private static List<Tensor> positive(float[] values) {
    List<Tensor> tensors = new ArrayList<>();
    for (float value : values) {
      if (value > 0f) {
        tensors.add(Tensor.of(value));
      }
    }
    return tensors;
  }

  private static List<Tensor> rows(int count) {
    return IntStream.range(0, count).mapToObj(Tensor::of).toList();
  }
}
