// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A copy of an object with another count gets its tensor, and nobody closes it. */
final class PassedOnToACopy {
  static void run() {
    Batch first = new Batch(Tensor.of(1f, 2f), 1); // want DiscardedTensor definite
    Batch second = first.withCount(2);
    System.out.println(second.data().toFloatArray()[0]);
  }

  private static final class Batch {
    private final Tensor data;
    private final int count;

    Batch(Tensor data, int count) {
      this.data = data;
      this.count = count;
    }

    Tensor data() {
      return data;
    }

    Batch withCount(int other) {
      return new Batch(data, other);
    }
  }
}
