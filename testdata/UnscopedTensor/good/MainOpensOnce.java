// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The process ends with main, and with it what main has opened once. */
final class MainOpensOnce {
  public static void main(String[] args) {
    Tensor weights = Tensor.of(1f, -2f);
    System.out.println(weights.toFloatArray()[0]);
    print();
  }

  private static void print() {
    Tensor bias = Tensor.of(3f);
    System.out.println(bias.item());
  }

  static void run() {
    System.out.println("main is not called here");
  }
}
