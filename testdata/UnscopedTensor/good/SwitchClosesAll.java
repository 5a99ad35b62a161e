// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** All cases of the switch close it, and a switch expression makes the next one. */
final class SwitchClosesAll {
  static void run() {
    for (int kind = 0; kind < 3; kind++) {
      show(kind);
    }
  }

  private static void show(int kind) {
    Tensor x =
        switch (kind) {
          case 0 -> Tensor.zeros(2);
          case 1 -> Tensor.ones(2);
          default -> {
            Tensor filled = Tensor.fill(kind, 2);
            yield filled;
          }
        };
    switch (kind) {
      case 0:
        x.close();
        break;
      case 1:
        System.out.println(x.toFloatArray()[0]);
      // falls through
      default:
        x.close();
    }
  }
}
