// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Nothing in the block throws: the clause does not make it do so. */
final class CatchAroundWhatCannotFail {
  static void run() {
    try {
      Tensor x = Tensor.ones(1, 2);
      Tensor y = x.relu();
      print(y);
      y.close();
      x.close();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void print(Tensor tensor) {
    System.out.println(tensor.shape() + " " + tensor.toFloatArray()[0]);
  }
}
