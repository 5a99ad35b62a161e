// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.stream.IntStream;

/** The lambda's result goes into the list that the stream makes. */
final class CollectedFromStream {
  static void run() {
    List<Tensor> rows = IntStream.range(0, 3).mapToObj(i -> Tensor.of(i)).toList();
    System.out.println(rows.size());
    rows.forEach(Tensor::close);
  }
}
