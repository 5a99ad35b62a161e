// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The cases of a switch that break are apart. */
final class CasesApart {
  static void run() {
    for (int kind = 0; kind < 3; kind++) {
      show(kind);
    }
  }

  private static void show(int kind) {
    Tensor x = Tensor.of(1f, -2f);
    switch (kind) {
      case 0:
        x.close();
        break;
      case 1:
        System.out.println(x.toFloatArray()[0]);
        break;
      default:
        System.out.println(x.shape());
    }
    x.close();
  }
}
