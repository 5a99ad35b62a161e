// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** An enum of the method says what becomes of the tensor; one of its values closes it. */
final class ClosedByLocalEnum {
  static void run() {
    enum Policy {
      KEEP,
      CLOSE;

      static void end(Tensor tensor) {
        tensor.close();
        System.out.println(CLOSE);
      }
    }
    Tensor x = Tensor.of(2f);
    Policy.end(x);
    System.out.println(x.item()); // want UseAfterDispose definite
  }
}
