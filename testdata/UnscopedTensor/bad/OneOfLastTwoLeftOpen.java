// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Of the last two tensors of a loop only one is closed. */
final class OneOfLastTwoLeftOpen {
  static void run() {
    Tensor before = Tensor.of(0f);
    Tensor last = Tensor.of(1f); // want UnscopedTensor potential
    for (int i = 0; i < 4; i++) {
      Tensor next = before.add(last); // want UnscopedTensor potential
      before.close();
      before = last;
      last = next;
    }
    System.out.println(last.item());
    last.close();
  }
}
