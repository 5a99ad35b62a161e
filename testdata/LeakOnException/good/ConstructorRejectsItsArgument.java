// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A constructor that rejects an argument rejects a mistake of the caller. */
final class ConstructorRejectsItsArgument {
  static void run() {
    Tensor weights = Tensor.of(1f);
    Named named = new Named(weights, "first");
    named.close();
  }

  private static final class Named implements AutoCloseable {
    private final String name;
    private final Tensor weights;

    Named(Tensor weights, String name) {
      if (name.isEmpty()) {
        throw new IllegalArgumentException("no name");
      }
      this.name = name;
      this.weights = weights;
    }

    @Override
    public void close() {
      System.out.println(name);
      weights.close();
    }
  }
}
