// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** So is the same slot of an array. */
final class SameSlotRead {
  static void run() {
    read(new Tensor[] {Tensor.of(1f), Tensor.of(2f)});
  }

  private static void read(Tensor[] pair) {
    pair[1].close();
    pair[0].close();
    System.out.println(pair[0].item()); // want UseAfterDispose definite
  }
}
