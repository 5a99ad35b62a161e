// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** An array of results is read and forgotten. */
final class SlotsFilled {
  static void run() {
    Tensor[] results = new Tensor[3];
    for (int i = 0; i < 3; i++) {
      results[i] = Tensor.of(i); // want TensorAccumulates definite
    }
    System.out.println(results[2].item());
  }
}
