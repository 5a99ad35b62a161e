// runs: throws TensorDisposedException
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** What the body of the lambda closed is closed behind it. */
final class LambdaClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    TensorScope.tidy(
        () -> {
          System.out.println(x.toFloatArray()[0]);
          x.close();
        });
    System.out.println(x.toFloatArray()[1]); // want UseAfterDispose definite
  }
}
