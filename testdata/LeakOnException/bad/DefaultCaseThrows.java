// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The case that nobody expected throws before the close. */
final class DefaultCaseThrows {
  static void run() {
    System.out.println(scaled("double"));
    try {
      System.out.println(scaled("triple"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float scaled(String how) {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    float value;
    switch (how) {
      case "double":
        value = 2 * x.toFloatArray()[0];
        break;
      case "same":
        value = x.toFloatArray()[0];
        break;
      default:
        throw new IllegalArgumentException(how);
    }
    x.close();
    return value;
  }
}
