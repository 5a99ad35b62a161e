// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;

/** The helpers refuse what is no label, and get something else. */
final class CalledWithNoLabel {
  private static final int SUM = 1;

  enum Part {
    FIRST,
    LAST,
    NONE
  }

  static void run() {
    for (int i = 0; i < 3; i++) {
      try (Tensor x = i == 0 ? number() : i == 1 ? text() : part()) {
        System.out.println(x.toFloatArray().length);
      } catch (IllegalArgumentException e) {
        System.out.println("refused");
      }
    }
  }

  private static Tensor number() {
    Tensor x = Tensor.of(1f, 2f); // want LeakOnException definite
    show(x, 2);
    return x;
  }

  private static Tensor text() {
    Tensor x = Tensor.of(1f, 2f); // want LeakOnException definite
    show(x, "sum");
    return x;
  }

  private static Tensor part() {
    Tensor x = Tensor.of(1f, 2f); // want LeakOnException definite
    show(x, Part.NONE);
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
