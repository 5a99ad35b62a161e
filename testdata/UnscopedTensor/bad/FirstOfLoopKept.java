// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** The tensor of the first round is kept for the later ones: to close each in its round is no fix. */
final class FirstOfLoopKept {
  static void run() {
    Tensor first = null;
    for (float value : new float[] {1f, 2f, 3f}) {
      Tensor now = Tensor.of(value); // want UnscopedTensor definite
      if (first == null) {
        first = now;
      } else {
        System.out.println(now.item() - first.item());
      }
    }
  }
}
