// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A constructor that checks its arguments gets constants that pass. */
final class CheckedConstants {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Grid grid = new Grid(2, 3);
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
