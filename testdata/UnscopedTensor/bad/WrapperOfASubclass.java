// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The superclass keeps the tensor and closes it; nobody closes the object of the subclass. */
final class WrapperOfASubclass {
  static void run() {
    Named named = new Named(Tensor.of(1f), "first"); // want UnscopedTensor definite
    System.out.println(named.describe());
  }

  private static class Holder implements AutoCloseable {
    final Tensor held;

    Holder(Tensor held) {
      this.held = held;
    }

    @Override
    public void close() {
      held.close();
    }
  }

  private static final class Named extends Holder {
    private final String name;

    Named(Tensor held, String name) {
      super(held);
      this.name = name;
    }

    String describe() {
      return name + held.item();
    }
  }
}
