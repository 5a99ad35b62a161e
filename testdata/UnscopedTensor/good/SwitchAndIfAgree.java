// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** A switch and a later test of the same number agree on what there is to close. */
final class SwitchAndIfAgree {
  enum Shape {
    FLAT,
    DEEP
  }

  static void run() {
    for (int channels = 1; channels < 5; channels++) {
      try (Tensor image = load(channels)) {
        System.out.println(image.shape());
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      closesAtLeast(channels);
    }
    twoSwitches(Shape.FLAT);
    twoSwitches(Shape.DEEP);
    texts("new");
    texts("old");
  }

  private static Tensor load(int channels) {
    Tensor image;
    switch (channels) {
      case 1:
        image = Tensor.zeros(1);
        break;
      case 3:
        image = Tensor.zeros(3);
        break;
      default:
        throw new IllegalArgumentException("no image of " + channels);
    }
    if (channels == 3) {
      return image;
    }
    Tensor wide = Tensor.zeros(3);
    image.close();
    return wide;
  }

  private static void closesAtLeast(int channels) {
    Tensor image = channels == 3 ? Tensor.zeros(3) : null;
    if (channels > 2) {
      System.out.println(image == null);
    }
    switch (channels) {
      case 1, 2, 4 -> System.out.println("none");
      default -> image.close();
    }
  }

  private static void twoSwitches(Shape shape) {
    Tensor first = null;
    switch (shape) {
      case DEEP:
        first = Tensor.zeros(2);
        break;
      case FLAT:
    }
    switch (shape) {
      case FLAT -> System.out.println("flat");
      case DEEP -> first.close();
    }
  }

  private static void texts(String mode) {
    Tensor made = null;
    if (mode.equals("new")) {
      made = Tensor.zeros(2);
    }
    switch (mode) {
      case "old":
        break;
      case "new":
        made.close();
        break;
      default:
        throw new IllegalStateException(mode);
    }
  }
}
