// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The annotation says that the method does not close it: nothing does. */
final class AnnotatedSinkOnlyReads {
  static void run() {
    print(x -> System.out.println(x.item()));
  }

  private static void print(Sink sink) {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    sink.accept(x);
  }

  /** As those of JSR 305. */
  @interface WillNotClose {}

  private interface Sink {
    void accept(@WillNotClose Tensor x);
  }
}
