// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The annotation says that the method closes it. */
final class AnnotatedSinkCloses {
  static void run() {
    print(Tensor::close);
  }

  private static void print(Sink sink) {
    Tensor x = Tensor.of(1f);
    sink.accept(x);
  }

  /** As those of JSR 305. */
  @interface WillClose {}

  private interface Sink {
    void accept(@WillClose Tensor x);
  }
}
