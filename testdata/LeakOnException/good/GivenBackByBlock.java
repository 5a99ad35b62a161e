// runs: clean
// trap: resource-blocks
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import java.nio.file.Files;
import java.nio.file.Path;

/** What must be given back once only is given back once by a block, so that this does not throw. */
final class GivenBackByBlock {
  static void run() {
    ModelLease lease = ModelLease.of(Sequential.withInputs(1, new Dense(1)));
    try (Scored scored = new Scored(lease, Path.of("."))) {
      System.out.println(scored.isKnown());
    }
  }

  private static final class Scored implements AutoCloseable {
    private final boolean isFolder;
    private final Tensor score;

    Scored(ModelLease lease, Path folder) {
      try (lease;
          Tensor row = Tensor.of(new float[] {1f}, Shape.of(1, 1))) {
        this.isFolder = Files.readAttributes(folder, "isDirectory").containsValue(true);
        this.score = lease.predict(row);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    boolean isKnown() {
      return isFolder && !Float.isNaN(score.item());
    }

    @Override
    public void close() {
      score.close();
    }
  }
}
