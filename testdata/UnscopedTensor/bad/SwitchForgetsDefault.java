// runs: leaks 1 tensor
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** One case of a switch forgets it. */
final class SwitchForgetsDefault {
  static void run() {
    show("first");
    show("all");
    show("none");
  }

  private static void show(String what) {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor potential
    switch (what) {
      case "first":
        System.out.println(x.toFloatArray()[0]);
        x.close();
        break;
      case "all":
        System.out.println(x.toFloatArray().length);
        x.close();
        break;
      default:
        System.out.println("nothing");
    }
  }
}
