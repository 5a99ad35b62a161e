// model: djl ai.djl.ndarray.NDResource detach(): { receiver: detaches }
// outcome: prints 2.0 false
// folder: djl
// needs: natives
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** What is detached is left open by its manager. */
final class DjlDetached {
  public static void main(String[] args) {
    NDArray array;
    try (NDManager manager = NDManager.newBaseManager()) {
      array = manager.create(2f);
      array.detach();
    }
    System.out.println(array.getFloat() + " " + array.isReleased());
    array.close();
  }
}
