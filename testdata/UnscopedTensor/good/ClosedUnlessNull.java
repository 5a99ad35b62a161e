// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** A helper closes all tensors that it gets, and leaves out what is null. */
final class ClosedUnlessNull {
  private static void closeAll(Tensor... tensors) {
    Arrays.stream(tensors).filter(Objects::nonNull).forEach(Tensor::close);
  }

  private static void closeEach(Stream<Tensor> tensors) {
    tensors.filter(each -> each != null).forEach(Tensor::close);
  }

  static void run() {
    Tensor first = Tensor.of(1f);
    Tensor second = Tensor.of(2f);
    System.out.println(first.item() + second.item());
    closeAll(first, null, second);
    Tensor third = Tensor.of(3f);
    System.out.println(third.item());
    closeEach(Stream.of(third));
  }
}
