// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A compact constructor stores its parameters without saying so. */
final class CompactConstructorStores {
  static void run() {
    try (Named named = new Named("x", Tensor.of(1f, -2f))) {
      System.out.println(named.name() + named.tensor().toFloatArray()[0]);
    }
  }

  private record Named(String name, Tensor tensor) implements AutoCloseable {
    Named {
      if (name.isEmpty()) {
        throw new IllegalArgumentException("a name is needed");
      }
    }

    @Override
    public void close() {
      tensor.close();
    }
  }
}
