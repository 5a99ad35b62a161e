// runs: throws TensorDisposedException
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** One case of the switch falls through into a read. */
final class FallThroughReads {
  static void run() {
    show(1);
    show(0);
  }

  private static void show(int kind) {
    Tensor x = Tensor.of(1f, -2f);
    switch (kind) {
      case 0:
        x.close();
      // falls through
      case 1:
        System.out.println(x.toFloatArray()[0]); // want UseAfterDispose potential
        break;
      default:
        System.out.println("nothing");
    }
    x.close();
  }
}
