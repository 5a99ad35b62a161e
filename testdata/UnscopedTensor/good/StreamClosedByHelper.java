// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A helper is given the elements as a stream, and closes them. */
final class StreamClosedByHelper {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.of(1f));
    all.add(Tensor.of(2f));
    release(all.stream());
  }

  private static void release(Stream<Tensor> all) {
    all.forEach(Tensor::close);
  }
}
