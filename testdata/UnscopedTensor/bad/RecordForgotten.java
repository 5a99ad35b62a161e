// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;

/** A record carries two tensors; closing one of them, or none, leaves the rest to nobody. */
final class RecordForgotten {
  static void run() {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    Tensor y = Tensor.of(2f); // want UnscopedTensor definite
    Batch batch = new Batch(x, y);
    System.out.println(batch.sum());

    Tensor z = Tensor.of(3f);
    Tensor w = Tensor.of(4f); // want UnscopedTensor definite
    Batch half = new Batch(z, w);
    half.x().close();

    Pair<Tensor, String> named = new Pair<>(Tensor.of(5f), "five"); // want UnscopedTensor definite
    System.out.println(named.second());
  }

  private record Batch(Tensor x, Tensor y) {
    float sum() {
      return x.item() + y.item();
    }
  }

  private record Pair<A, B>(A first, B second) {}
}
