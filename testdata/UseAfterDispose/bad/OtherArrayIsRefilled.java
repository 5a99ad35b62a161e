// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The slot of another array gets a new tensor: that both are one array is possible, but not so. */
final class OtherArrayIsRefilled {
  static void run() {
    Tensor[] current = {Tensor.of(1f)};
    Tensor[] next = {Tensor.of(2f)};
    try {
      System.out.println(refill(current, next));
    } finally {
      next[0].close();
    }
  }

  private static float refill(Tensor[] slots, Tensor[] spare) {
    slots[0].close();
    spare[0].close();
    spare[0] = Tensor.of(3f);
    return slots[0].item(); // want UseAfterDispose potential
  }
}
