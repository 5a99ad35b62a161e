// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The annotation says that the method closes it; it is read afterwards. */
final class ReadAfterAnnotatedSink {
  static void run() {
    print(Tensor::close);
  }

  private static void print(Sink sink) {
    Tensor x = Tensor.of(1f);
    sink.accept(x);
    System.out.println(x.item()); // want UseAfterDispose definite
  }

  /** As those of JSR 305. */
  @interface WillClose {}

  private interface Sink {
    void accept(@WillClose Tensor x);
  }
}
