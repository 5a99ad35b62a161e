// model: djl ai.djl.ndarray.NDArray add(*), sub(*), mul(*), div(*), mod(*), pow(*): { result: { owned-by: owner-of-receiver } }
// outcome: prints true false
// folder: djl
// needs: natives
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** The manager of the first operand owns the result. */
final class DjlFirstOperand {
  public static void main(String[] args) {
    try (NDManager one = NDManager.newBaseManager();
        NDManager other = NDManager.newBaseManager()) {
      NDArray sum = one.create(1f).add(other.create(2f));
      System.out.println((sum.getManager() == one) + " " + (sum.getManager() == other));
    }
  }
}
