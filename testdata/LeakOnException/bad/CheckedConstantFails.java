// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A constructor that checks its arguments gets a constant that does not pass. */
final class CheckedConstantFails {
  static void run() {
    try {
      cells();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void cells() {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    Grid grid = new Grid(2, 0);
    System.out.println(x.toFloatArray().length + grid.cells());
    x.close();
  }

  private static final class Grid {
    private final int rows;
    private final int columns;

    Grid(int rows, int columns) {
      if (rows < 1 || columns < 1) {
        throw new IllegalArgumentException("empty");
      }
      this.rows = rows;
      this.columns = columns;
    }

    int cells() {
      return rows * columns;
    }
  }
}
