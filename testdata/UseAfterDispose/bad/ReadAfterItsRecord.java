// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A record closes its components; a variable still has one of them. */
final class ReadAfterItsRecord {
  static void run() {
    Tensor inputs = Tensor.of(1f, -2f);
    try (Batch batch = new Batch(inputs, Tensor.of(1f))) {
      System.out.println(batch.labels().item());
    }
    System.out.println(inputs.toFloatArray()[0]); // want UseAfterDispose definite
  }

  private record Batch(Tensor inputs, Tensor labels) implements AutoCloseable {
    @Override
    public void close() {
      inputs.close();
      labels.close();
    }
  }
}
