// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A generic helper gives back what it was given. */
final class PassedThroughGeneric {
  static void run() {
    Tensor x = traced("input", Tensor.of(1f, -2f));
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }

  private static <T> T traced(String name, T value) {
    System.out.println("made " + name);
    return value;
  }
}
