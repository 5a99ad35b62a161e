// model: djl ai.djl.ndarray.NDManager cascades: true
// outcome: throws java.lang.IllegalStateException
// folder: djl
// needs: natives
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** A manager closes what it has made, and what operations made of that. */
final class DjlManagerCascades {
  public static void main(String[] args) {
    NDArray sum;
    try (NDManager manager = NDManager.newBaseManager()) {
      sum = manager.create(new float[] {1, 2}).add(1);
    }
    sum.toFloatArray();
  }
}
