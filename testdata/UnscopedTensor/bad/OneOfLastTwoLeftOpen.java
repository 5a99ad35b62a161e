// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** Of the last two tensors of a loop only one is closed. */
final class OneOfLastTwoLeftOpen {
  static void run() {
    System.out.println(last(0) + last(1) + last(4));
  }

  private static float last(int rounds) {
    Tensor before = Tensor.of(0f); // want UnscopedTensor potential
    Tensor last = Tensor.of(1f); // want UnscopedTensor potential
    for (int i = 0; i < rounds; i++) {
      Tensor next = before.add(last); // want UnscopedTensor potential
      before.close();
      before = last;
      last = next;
    }
    float result = last.item();
    last.close();
    return result;
  }
}
