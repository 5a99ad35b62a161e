// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** A method fills the array that it is given, and the caller forgets that the parts are its own. */
final class OutParameterNeverClosed {
  static void run() {
    Tensor[] halves = new Tensor[2];
    split(new float[] {1f, 2f, 3f, 4f}, halves); // want UnscopedTensor definite
    System.out.println(halves[0].item() + halves[1].item());
  }

  private static void split(float[] values, Tensor[] halves) {
    float left = 0;
    float right = 0;
    for (int i = 0; i < values.length; i++) {
      if (i < values.length / 2) {
        left += values[i];
      } else {
        right += values[i];
      }
    }
    halves[0] = Tensor.of(left);
    halves[1] = Tensor.of(right);
  }
}
