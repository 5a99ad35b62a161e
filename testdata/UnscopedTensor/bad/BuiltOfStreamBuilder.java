// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.stream.Stream;

/** What a builder of a container got is in what it builds. */
final class BuiltOfStreamBuilder {
  static void run() {
    Stream.Builder<Tensor> builder = Stream.builder();
    builder.add(Tensor.of(1f)); // want UnscopedTensor definite
    List<Tensor> built = builder.build().toList();
    System.out.println(built.get(0).toFloatArray()[0]);
  }
}
