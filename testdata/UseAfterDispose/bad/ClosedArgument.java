// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The argument of an operation is read as well as its receiver. */
final class ClosedArgument {
  static void run() {
    Tensor a = Tensor.of(1f, 2f);
    Tensor b = Tensor.of(3f, 4f);
    b.close();
    Tensor sum = a.add(b); // want UseAfterDispose definite
    System.out.println(sum.toFloatArray()[0]);
    sum.close();
    a.close();
  }
}
