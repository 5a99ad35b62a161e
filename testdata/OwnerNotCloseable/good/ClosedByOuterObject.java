// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A node holds its tensor for the graph, and the graph closes it. */
final class ClosedByOuterObject {
  static void run() {
    try (Graph graph = new Graph()) {
      System.out.println(graph.value());
    }
  }

  private static final class Graph implements AutoCloseable {
    private final Node node = new Node();

    float value() {
      return node.value.item();
    }

    @Override
    public void close() {
      node.value.close();
    }
  }

  private static final class Node {
    private final Tensor value = Tensor.scalar(1f);
  }
}
