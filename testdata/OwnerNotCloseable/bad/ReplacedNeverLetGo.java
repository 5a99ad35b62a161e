// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Each update closes the former value; nothing closes the last. */
final class ReplacedNeverLetGo {
  static void run() {
    Average average = new Average();
    average.add(1f);
    average.add(3f);
    System.out.println(average.value());
  }

  private static final class Average {
    private Tensor total = Tensor.scalar(0f); // want OwnerNotCloseable definite

    void add(float value) {
      Tensor former = total;
      total = former.add(value);
      former.close();
    }

    float value() {
      return total.item();
    }
  }
}
