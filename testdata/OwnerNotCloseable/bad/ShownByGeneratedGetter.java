// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A tool writes a getter for the field: code that no source shows might close what it gives. */
final class ShownByGeneratedGetter {
  static void run() {
    System.out.println(new Scaler().isReady());
  }

  /** As such tools have it. */
  private @interface Getter {}

  private static final class Scaler {
    @Getter private final Tensor factors = Tensor.of(2f, 4f); // want OwnerNotCloseable potential

    boolean isReady() {
      return !factors.isClosed();
    }
  }
}
