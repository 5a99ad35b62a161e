// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** The field holds the last one; the others are gone. */
final class FieldFilledInLoop {
  static void run() {
    try (Search search = new Search()) {
      search.over(3);
      System.out.println(search.best.item());
    }
  }

  private static final class Search implements AutoCloseable {
    private Tensor best;

    void over(int candidates) {
      for (int i = 0; i < candidates; i++) {
        best = Tensor.scalar(i); // want OverwrittenTensor potential
      }
    }

    @Override
    public void close() {
      if (best != null) {
        best.close();
      }
    }
  }
}
