// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Filled at first use, emptied by a method, filled again. */
final class FieldFilledWhenEmpty {
  static void run() {
    Cache cache = new Cache();
    System.out.println(cache.first());
    cache.clear();
    System.out.println(cache.first());
    cache.clear();
  }

  private static final class Cache {
    private Tensor table;

    float first() {
      if (table == null) {
        table = Tensor.of(1f, -2f);
      }
      return table.toFloatArray()[0];
    }

    void clear() {
      if (table != null) {
        table.close();
        table = null;
      }
    }
  }
}
