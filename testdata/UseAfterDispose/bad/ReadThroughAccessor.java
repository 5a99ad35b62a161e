// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The component of a record is closed through its accessor, and read through it again. */
final class ReadThroughAccessor {
  static void run() {
    Batch batch = new Batch(Tensor.of(1f, -2f), Tensor.of(1f));
    try (Tensor labels = batch.labels()) {
      System.out.println(labels.item());
    }
    batch.inputs().close();
    System.out.println(batch.inputs().toFloatArray()[0]); // want UseAfterDispose definite
  }

  private record Batch(Tensor inputs, Tensor labels) {}
}
