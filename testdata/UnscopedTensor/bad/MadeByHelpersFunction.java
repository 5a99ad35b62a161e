// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** What the function creates, the helper gives back, through another one. */
final class MadeByHelpersFunction {
  static void run() {
    Tensor direct = timed(() -> Tensor.of(1f)); // want UnscopedTensor definite
    Tensor passed = twiceTimed(() -> Tensor.of(2f)); // want UnscopedTensor definite
    System.out.println(direct.item() + passed.item());
  }

  private static <T> T twiceTimed(Supplier<T> maker) {
    return timed(maker);
  }

  private static <T> T timed(Supplier<T> maker) {
    long begin = System.nanoTime();
    T made = maker.get();
    System.out.println(System.nanoTime() >= begin);
    return made;
  }
}
