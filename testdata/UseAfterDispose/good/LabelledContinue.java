// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The labelled continue jumps over the read of what was closed. */
final class LabelledContinue {
  static void run() {
    outer:
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i);
      for (int j = 0; j < 2; j++) {
        if (i == j) {
          x.close();
          continue outer;
        }
      }
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
