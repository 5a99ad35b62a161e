// model: djl ai.djl.ndarray.NDResource attach(NDManager), returnResource(NDManager): { receiver: attaches-to }
// outcome: prints 3.0 true
// folder: djl
// needs: natives
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** What is attached to another manager outlives its own, and ends with the other. */
final class DjlAttached {
  public static void main(String[] args) {
    NDManager parent = NDManager.newBaseManager();
    NDArray sum;
    try (NDManager manager = parent.newSubManager()) {
      sum = manager.create(2f).add(1);
      sum.attach(parent);
    }
    float number = sum.getFloat();
    parent.close();
    System.out.println(number + " " + sum.isReleased());
  }
}
