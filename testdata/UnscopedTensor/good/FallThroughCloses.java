// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** All cases fall through to the one that closes. */
final class FallThroughCloses {
  static void run() {
    handle("verbose");
    handle("quiet");
    handle("other");
  }

  private static void handle(String mode) {
    Tensor x = Tensor.of(1f, -2f);
    switch (mode) {
      case "verbose":
        System.out.println(x.shape());
      case "quiet":
        System.out.println(x.toFloatArray()[0]);
      default:
        x.close();
    }
  }
}
