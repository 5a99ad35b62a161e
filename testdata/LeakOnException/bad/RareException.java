// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Only a row that is no row throws here: the leak is potential. */
final class RareException {
  private record Row(int width) {
    Row copied() throws CloneNotSupportedException {
      if (width < 0) {
        throw new CloneNotSupportedException("no row");
      }
      return new Row(width);
    }
  }

  static void run() {
    try {
      System.out.println(scaled(new Row(-1)));
    } catch (CloneNotSupportedException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float scaled(Row row) throws CloneNotSupportedException {
    Tensor x = Tensor.of(2f); // want LeakOnException potential
    float scaled = x.item() * row.copied().width();
    x.close();
    return scaled;
  }
}
