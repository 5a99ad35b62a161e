// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What is computed is not null, so that the early return is never reached. */
final class NumberIsNotNull {
  private static Integer count(Tensor tensor) {
    return tensor.item() > 0f ? 2 : null;
  }

  private static Integer half() {
    Tensor tensor = Tensor.of(4f);
    Integer count = count(tensor);
    count /= 2;
    if (count == null) {
      return null;
    }
    tensor.close();
    return count;
  }

  static void run() {
    System.out.println(half());
  }
}
