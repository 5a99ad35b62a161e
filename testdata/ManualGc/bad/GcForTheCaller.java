// runs: collects the garbage
import dev.tensorlint.runtime.Tensor;

/** A method that is given a tensor asks behind its use. */
final class GcForTheCaller {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      print(x);
    }
  }

  private static void print(Tensor x) {
    System.out.println(x.item());
    System.gc(); // want ManualGc potential
  }
}
