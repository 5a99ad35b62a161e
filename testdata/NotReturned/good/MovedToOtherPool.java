// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** From the pool of the free ones to that of the used ones. */
final class MovedToOtherPool {
  private static final Deque<Tensor> FREE = new ArrayDeque<>();
  private static final Deque<Tensor> USED = new ArrayDeque<>();

  static void run() {
    FREE.add(Tensor.of(1f));
    use();
    refill();
  }

  private static void use() {
    Tensor x = FREE.remove();
    USED.add(x);
    System.out.println(x.item());
  }

  private static void refill() {
    Tensor x = USED.remove();
    FREE.add(x);
  }

  static void stop() {
    FREE.forEach(Tensor::close);
    FREE.clear();
  }
}
