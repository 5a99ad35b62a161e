// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Made when it is needed first, then kept for good. */
final class FilledAtFirstUse {
  static void run() {
    Embeddings embeddings = new Embeddings();
    System.out.println(embeddings.first() + embeddings.first());
  }

  private static final class Embeddings {
    private Tensor table; // want OwnerNotCloseable definite

    float first() {
      if (table == null) {
        table = Tensor.of(1f, -2f);
      }
      return table.toFloatArray()[0];
    }
  }
}
