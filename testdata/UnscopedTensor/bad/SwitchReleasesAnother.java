// runs: leaks 4 tensors
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** What one test creates is released under another one, which excludes it. */
final class SwitchReleasesAnother {
  static void run() {
    load(1);
    load(3);
    texts("new");
    atMost(4);
  }

  private static void load(int channels) {
    Tensor image;
    switch (channels) {
      case 1:
        image = Tensor.zeros(1); // want UnscopedTensor definite
        break;
      case 3:
        image = Tensor.zeros(3);
        break;
      default:
        return;
    }
    if (channels != 1) {
      image.close();
    }
    Tensor wide = Tensor.zeros(4); // want UnscopedTensor potential
    if (channels == 3) {
      wide.close();
    }
  }

  private static void texts(String mode) {
    Tensor made = null;
    if (mode.equals("new")) {
      made = Tensor.zeros(2); // want UnscopedTensor definite
    }
    switch (mode) {
      case "old":
        if (made != null) {
          made.close();
        }
        break;
      default:
        System.out.println(mode);
    }
  }

  private static void atMost(int n) {
    Tensor few = null;
    if (n == 4) {
      few = Tensor.zeros(n); // want UnscopedTensor definite
    }
    if (n < 4 && few != null) {
      few.close();
    }
  }
}
