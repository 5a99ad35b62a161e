// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What the object wraps is closed, directly or with the object. */
final class PartOfAWrapperClosed {
  static void run() {
    Named first = new Named(Tensor.of(1f), "first");
    System.out.println(first.name);
    first.held.close();
    try (Named second = new Named(Tensor.of(2f), "second")) {
      System.out.println(second.name + second.held.item());
    }
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
    final String name;

    Named(Tensor held, String name) {
      super(held);
      this.name = name;
    }
  }
}
