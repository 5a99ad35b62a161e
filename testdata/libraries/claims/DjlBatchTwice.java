// model: djl ai.djl.training.dataset.Batch again: forbidden
// outcome: throws java.lang.NullPointerException
// folder: djl
// needs: natives
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.training.dataset.Batch;
import ai.djl.translate.StackBatchifier;

/** A batch cannot be closed twice. */
final class DjlBatchTwice {
  public static void main(String[] args) {
    NDManager manager = NDManager.newBaseManager();
    NDList data = new NDList(manager.create(1f));
    NDList labels = new NDList(manager.create(2f));
    Batch batch =
        new Batch(manager, data, labels, 1, new StackBatchifier(), new StackBatchifier(), 0, 1);
    batch.close();
    batch.close();
  }
}
