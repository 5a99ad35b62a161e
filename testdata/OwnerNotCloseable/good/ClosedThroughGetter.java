// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The accessor hands it out, and the caller closes it. */
final class ClosedThroughGetter {
  static void run() {
    Batch batch = new Batch(1f, -2f);
    System.out.println(batch.data().toFloatArray()[0]);
    batch.data().close();
  }

  private static final class Batch {
    private final Tensor data;

    Batch(float... values) {
      data = Tensor.of(values);
    }

    Tensor data() {
      return data;
    }
  }
}
