// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.function.Function;

/** The helper runs the function on its argument, which it closes; the second call runs on the same. */
final class HelperClosesAfterFunction {
  static void run() {
    Tensor x = Tensor.of(2f);
    float first = with(x, each -> each.item());
    float second = with(x, each -> each.item()); // want UseAfterDispose definite
    System.out.println(first + second);
  }

  private static <R> R with(Tensor x, Function<Tensor, R> body) {
    try {
      return body.apply(x);
    } finally {
      x.close();
    }
  }
}
