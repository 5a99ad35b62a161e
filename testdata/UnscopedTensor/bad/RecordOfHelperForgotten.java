// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** What a helper gives back in a record is the caller's, also when the record could close it. */
final class RecordOfHelperForgotten {
  static void run() {
    Split split = split(Tensor.of(1f, 2f)); // want UnscopedTensor definite
    System.out.println(split.head().item());
    split.input().close();

    Owned owned = owned(); // want UnscopedTensor definite
    System.out.println(owned.value().item());
  }

  private static Split split(Tensor input) {
    return new Split(input, Tensor.of(1f), Tensor.of(2f));
  }

  private static Owned owned() {
    return new Owned(Tensor.of(3f));
  }

  private record Split(Tensor input, Tensor head, Tensor tail) {}

  private record Owned(Tensor value) implements AutoCloseable {
    @Override
    public void close() {
      value.close();
    }
  }
}
