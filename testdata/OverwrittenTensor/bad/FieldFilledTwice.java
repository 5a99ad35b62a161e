// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Filled, and filled again by the same method. */
final class FieldFilledTwice {
  static void run() {
    Cache cache = new Cache();
    cache.load();
    System.out.println(cache.first());
    cache.dispose();
  }

  private static final class Cache {
    private Tensor table;

    void load() {
      table = Tensor.of(0f);
      table = Tensor.of(1f, -2f); // want OverwrittenTensor definite
    }

    float first() {
      return table.toFloatArray()[0];
    }

    void dispose() {
      table.close();
    }
  }
}
