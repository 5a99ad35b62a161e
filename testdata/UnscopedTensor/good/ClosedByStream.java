// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.stream.Stream;

/** The elements of a stream are closed one by one. */
final class ClosedByStream {
  static void run() {
    Stream.of(Tensor.of(1f), Tensor.of(2f)).forEach(Tensor::close);
  }
}
