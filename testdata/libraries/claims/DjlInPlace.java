// model: djl ai.djl.ndarray.NDArray addi(*), subi(*), muli(*), divi(*), modi(*), powi(*): { result: { alias: receiver } }
// outcome: prints true
// folder: djl
// needs: natives
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** Operations in place give their array back. */
final class DjlInPlace {
  public static void main(String[] args) {
    try (NDManager manager = NDManager.newBaseManager()) {
      NDArray array = manager.create(1f);
      System.out.println(array.addi(1) == array);
    }
  }
}
