// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.stream.Stream;

/** What a builder of a container got is closed with what it builds. */
final class BuiltOfStreamBuilderClosed {
  static void run() {
    Stream.Builder<Tensor> builder = Stream.builder();
    builder.add(Tensor.of(1f)).add(Tensor.of(2f));
    builder.build().forEach(Tensor::close);
  }
}
