// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** The total of each round is a new tensor. */
final class TotalInLoop {
  static void run() {
    Tensor total = Tensor.scalar(0f);
    for (float value : new float[] {1f, 2f}) {
      try (Tensor term = Tensor.scalar(value)) {
        total = total.add(term); // want OverwrittenTensor definite
      }
    }
    System.out.println(total.item());
    total.close();
  }
}
