// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The helper refuses what is no label, and gets labels only. */
final class CalledWithLabels {
  private static final int SUM = 1;

  enum Part {
    FIRST,
    LAST,
    NONE
  }

  static void run() {
    try (Tensor x = read()) {
      System.out.println(x.toFloatArray().length);
    }
  }

  private static Tensor read() {
    Tensor x = Tensor.of(1f, 2f);
    show(x, SUM);
    show(x, "mean");
    show(x, Part.LAST);
    return x;
  }

  private static void show(Tensor x, int what) {
    switch (what) {
      case 0:
        break;
      case SUM:
        System.out.println(x.toFloatArray()[0]);
        break;
      default:
        throw new IllegalArgumentException();
    }
  }

  private static void show(Tensor x, String what) {
    switch (what) {
      case "mean", "median" -> System.out.println(x.toFloatArray()[0]);
      default -> throw new IllegalArgumentException(what);
    }
  }

  private static void show(Tensor x, Part part) {
    switch (part) {
      case FIRST -> System.out.println(x.toFloatArray()[0]);
      case LAST -> System.out.println(x.toFloatArray()[1]);
      default -> throw new IllegalArgumentException();
    }
  }
}
