// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A record may own tensors, too. */
final class RecordOwnsPair {
  static void run() {
    try (Pair pair = new Pair(Tensor.of(1f), Tensor.of(2f))) {
      System.out.println(pair.left().toFloatArray()[0] + pair.right().toFloatArray()[0]);
    }
  }

  private record Pair(Tensor left, Tensor right) implements AutoCloseable {
    @Override
    public void close() {
      left.close();
      right.close();
    }
  }
}
