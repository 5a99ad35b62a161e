// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A method fills the field again before it reads it. */
final class ReopenedByUse {
  static void run() {
    Cache cache = new Cache();
    System.out.println(cache.first());
    cache.close();
    System.out.println(cache.first());
    cache.close();
  }

  private static final class Cache implements AutoCloseable {
    private Tensor table;

    float first() {
      if (table == null) {
        table = Tensor.of(1f, -2f);
      }
      return table.toFloatArray()[0];
    }

    @Override
    public void close() {
      if (table != null) {
        table.close();
        table = null;
      }
    }
  }
}
